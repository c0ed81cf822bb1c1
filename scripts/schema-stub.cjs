// The MCP SDK checks formats of results that have a schema, and writes schemas from old versions of zod: our tools do neither.
module.exports = () => {};
module.exports.zodToJsonSchema = () => {
  throw new Error('Schemas of zod 3 are not written by this action.');
};
