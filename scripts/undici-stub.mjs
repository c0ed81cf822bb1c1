// In the artifact client only the toolkit's `fetch`, which it never calls, uses undici, for a proxy.
export class ProxyAgent {
  constructor() {
    throw new Error("The artifact client's fetch is not shipped with this action.");
  }
}
