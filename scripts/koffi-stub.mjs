// `koffi` serves only the SDK's in-process transport, which we never use: agents run in a child process.
export default new Proxy(
  {},
  {
    get() {
      throw new Error('The in-process Copilot runtime is not shipped with this action.');
    },
  },
);
