// Loaded into the measured program. Prints its peak memory in kilobytes when it exits.
process.on('exit', () => {
  process.stderr.write(`peak memory: ${process.resourceUsage().maxRSS}\n`);
});
