import { expect, it } from '@jest/globals';
import { readableMessage } from '../../../src/adapters/copilot/model-failure.ts';

it.each([
  [
    'No response was returned. Send your message again to retry.',
    'The model gave an empty answer.',
  ],
  ['400 context too long', "The model's provider answered 400 context too long"],
  ['one SECRET\ntwo', 'one ***'],
  [
    'Execution failed: error sending request for url (https://models.example/v1/chat?key=abc): dns error',
    'error sending request for url (https://models.example): dns error',
  ],
  ['x'.repeat(400), `${'x'.repeat(297)}...`],
])('a failure reads as people want it: %j', (said, shown) => {
  expect(readableMessage(said, (text) => text.replaceAll('SECRET', '***'))).toBe(shown);
});
