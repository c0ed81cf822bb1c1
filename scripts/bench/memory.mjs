// Loaded into a program that is measured: says at its end how much memory it held at most, in kilobytes.
process.on('exit', () => {
  process.stderr.write(`peak memory: ${process.resourceUsage().maxRSS}\n`);
});
