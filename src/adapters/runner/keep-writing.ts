// Lets a job whose log can't be written any more finish its work: outputs, board and pull request still report it.

/** Ignores errors of writing to these streams: the reader is gone, or the disk is full. */
export function keepWriting(...streams: readonly NodeJS.WriteStream[]): void {
  for (const stream of streams) {
    stream.on('error', () => undefined);
    const write = stream.write.bind(stream);
    stream.write = (...args: readonly unknown[]): boolean => {
      try {
        return Reflect.apply(write, stream, args) === true;
      } catch {
        return false;
      }
    };
  }
}
