// Messages that open no session: read in the turn that their reader works in, or kept until the reader starts.

/** A message that tells something and asks for nothing. */
export type Letter = {
  /** As its reader reads it. */
  readonly text: string;
  /** The coordinator is asked once more when this comes after its last words. */
  readonly isNews: boolean;
  /** Called once: the reader got it, or the run ended first. */
  onEnd(isRead: boolean): void;
};

/** A session that takes messages while a turn is under way. */
type Listener = { tell(message: string): Promise<boolean> };

/** Readers are slugs, or `coordinator`. */
export type Mailbox = {
  /** Messages to the reader go into this session, until the returned function is called. */
  attach(reader: string, session: Listener): () => void;
  isAttached(reader: string): boolean;
  /** Tells every session of the reader; true when one took it. Otherwise it is kept. */
  post(reader: string, letter: Letter): Promise<boolean>;
  hasNews(reader: string): boolean;
  /** The texts of what is kept for the reader, who reads them now. */
  take(reader: string): readonly string[];
  /** Ends what is still kept, for one reader or for all: nobody reads it any more. */
  discard(reader?: string): void;
};

/** Opens an empty mailbox. */
export function openMailbox(): Mailbox {
  const sessions: { readonly reader: string; readonly session: Listener }[] = [];
  let kept: readonly { readonly reader: string; readonly letter: Letter }[] = [];
  const end = (isMeant: (reader: string) => boolean, isRead: boolean) => {
    const ended = kept.filter(({ reader }) => isMeant(reader)).map(({ letter }) => letter);
    kept = kept.filter(({ reader }) => !isMeant(reader));
    for (const letter of ended) letter.onEnd(isRead);
    return ended.map(({ text }) => text);
  };
  return {
    attach(reader, session) {
      const attached = { reader, session };
      sessions.push(attached);
      return () => void sessions.splice(sessions.indexOf(attached), 1);
    },
    isAttached: (wanted) => sessions.some(({ reader }) => reader === wanted),
    async post(wanted, letter) {
      const listeners = sessions.filter(({ reader }) => reader === wanted);
      const taken = await Promise.all(listeners.map(({ session }) => session.tell(letter.text)));
      const isRead = taken.includes(true);
      if (isRead) letter.onEnd(true);
      else kept = [...kept, { reader: wanted, letter }];
      return isRead;
    },
    hasNews: (wanted) => kept.some(({ reader, letter }) => reader === wanted && letter.isNews),
    take: (wanted) => end((reader) => reader === wanted, true),
    discard: (wanted) => void end((reader) => wanted === undefined || reader === wanted, false),
  };
}
