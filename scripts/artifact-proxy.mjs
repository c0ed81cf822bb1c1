// Sends the artifact client's requests through a proxy. It replaces the storage library's own code, which reads the
// variables differently: it uses HTTPS_PROXY for every address, and a domain in NO_PROXY does not cover its hosts.
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
