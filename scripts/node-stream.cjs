// Instead of `readable-stream`, which is a copy of this for older versions of Node.
module.exports = require('node:stream');
