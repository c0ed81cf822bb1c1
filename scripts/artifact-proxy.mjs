// The artifact client's way through a proxy, in the place of its storage library's own, which reads the variables by
// other rules: it takes HTTPS_PROXY for every address, and in NO_PROXY no domain for its hosts.
import { getProxyUrl, HttpClient } from '@actions/http-client';

export const proxyPolicyName = 'proxyPolicy';
export const globalNoProxyList = [];
export const loadNoProxy = () => [];
export const getDefaultProxySettings = () => undefined;

export function proxyPolicy() {
  const client = new HttpClient('squad-action');
  return {
    name: proxyPolicyName,
    sendRequest(request, next) {
      if (getProxyUrl(request.url) !== '') request.agent ??= client.getAgent(request.url);
      return next(request);
    },
  };
}
