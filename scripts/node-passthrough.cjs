// Replaces `readable-stream/passthrough`; see node-stream.cjs.
module.exports = require('node:stream').PassThrough;
