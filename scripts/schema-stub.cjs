// The MCP SDK uses these for the formats in result schemas and for schemas of old zod versions. Our tools need neither.
module.exports = () => {};
module.exports.zodToJsonSchema = () => {
  throw new Error('Schemas of zod 3 are not written by this action.');
};
