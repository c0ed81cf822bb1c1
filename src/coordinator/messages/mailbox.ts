// Messages that open no session: delivered during their reader's turn, or kept until the reader starts.

/** A message that tells something and asks for nothing. */
export type Letter = {
  /** The text as its reader gets it. */
  readonly text: string;
  /** True when the coordinator gets another turn if this comes after its last words. */
  readonly isNews: boolean;
  /** Called once: when the reader has got it, or when nobody will read it any more. */
  onEnd(isRead: boolean): void;
};

/** A session that takes messages while a turn is under way. */
type Listener = { tell(message: string): Promise<boolean> };

/** Readers are slugs, or `coordinator`. */
export type Mailbox = {
  /** Delivers the reader's messages to this session until the returned function is called. */
  attach(reader: string, session: Listener): () => void;
  isAttached(reader: string): boolean;
  /** Tells every session of the reader. Returns true when one took the letter; otherwise keeps it. */
  post(reader: string, letter: Letter): Promise<boolean>;
  hasNews(reader: string): boolean;
  /** Ends as read what is kept for the reader, and returns the texts. */
  take(reader: string): readonly string[];
  /** Ends as unread what is still kept, for one reader or for all. */
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
