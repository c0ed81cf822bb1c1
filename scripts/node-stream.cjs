// Replaces `readable-stream`, a copy of Node's streams for older versions of Node.
module.exports = require('node:stream');
