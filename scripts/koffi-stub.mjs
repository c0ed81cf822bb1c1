// Only the SDK's in-process transport needs `koffi`, and we never use it: agents run in a child process.
export default new Proxy(
  {},
  {
    get() {
      throw new Error('The in-process Copilot runtime is not shipped with this action.');
    },
  },
);
