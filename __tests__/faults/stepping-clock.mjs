// Loaded before a program: at SIGUSR2 its machine's clock steps back an hour.
const Original = Date;
let behindMs = 0;
process.on('SIGUSR2', () => {
  behindMs = 3_600_000;
});
globalThis.Date = class extends Original {
  constructor(...given) {
    super(...(given.length === 0 ? [Original.now() - behindMs] : given));
  }
  static now() {
    return Original.now() - behindMs;
  }
};
