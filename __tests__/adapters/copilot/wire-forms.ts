// The three forms in which the runtime asks a model: chat completions, Responses, and Anthropic's messages (always streamed).
import type { ProviderConfig } from '@github/copilot-sdk';
import { z } from 'zod';
import type { ModelReply } from './a-model.ts';

export type ScriptedCall = {
  readonly id: string;
  readonly name: string;
  /** As the model writes them: JSON, or not. */
  readonly arguments: string;
};

/** What the scripted model answers: a text, calls, or both. */
export type Answer = { readonly text?: string; readonly calls?: readonly ScriptedCall[] };

/** What a request tells the model of earlier calls: their ids and their results, both in order. */
export type ToldCalls = {
  readonly calls: readonly string[];
  readonly results: readonly CallResult[];
};
type CallResult = { readonly id: string; readonly text: string };

export type WireForm = {
  readonly provider: Pick<ProviderConfig, 'type' | 'wireApi'>;
  encode(answer: Answer): ModelReply;
  read(body: unknown): ToldCalls;
};

/** What every answer is said to have taken. */
export const TOKENS = { input: 11, output: 7 };

const json = (body: unknown): ModelReply => ({
  kind: 'raw',
  status: 200,
  body: JSON.stringify(body),
});
const resultOf = (id: string, content: unknown): CallResult => ({
  id,
  text: JSON.stringify(content),
});

const completions: WireForm = {
  provider: { type: 'openai' },
  encode({ text = null, calls = [] }) {
    const tool_calls = calls.map(({ id, ...called }) => ({
      id,
      type: 'function',
      function: called,
    }));
    const message = { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls }) };
    const finish_reason = calls.length > 0 ? 'tool_calls' : 'stop';
    return json({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'test',
      choices: [{ index: 0, message, finish_reason }],
      usage: { prompt_tokens: TOKENS.input, completion_tokens: TOKENS.output, total_tokens: 18 },
    });
  },
  read(body) {
    const call = z.object({ id: z.string() });
    const message = z.object({
      tool_calls: z.array(call).default([]),
      tool_call_id: z.string().optional(),
      content: z.unknown().optional(),
    });
    const { messages } = z.object({ messages: z.array(message) }).parse(body);
    return {
      calls: messages.flatMap(({ tool_calls: calls }) => calls.map(({ id }) => id)),
      results: messages.flatMap(({ tool_call_id: id, content }) =>
        id === undefined ? [] : [resultOf(id, content)],
      ),
    };
  },
};

const responses: WireForm = {
  provider: { type: 'openai', wireApi: 'responses' },
  encode({ text, calls = [] }) {
    const status = 'completed';
    const content = [{ type: 'output_text', text, annotations: [] }];
    const message = { type: 'message', id: 'msg_1', role: 'assistant', status, content };
    const called = calls.map(({ id, ...call }) => ({
      type: 'function_call',
      id: `fc_${id}`,
      call_id: id,
      status,
      ...call,
    }));
    return json({
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      status,
      model: 'test',
      output: [...(text === undefined ? [] : [message]), ...called],
      usage: { input_tokens: TOKENS.input, output_tokens: TOKENS.output, total_tokens: 18 },
    });
  },
  read(body) {
    const item = z.object({
      type: z.string(),
      call_id: z.string().default(''),
      output: z.unknown().optional(),
    });
    const { input } = z.object({ input: z.array(item) }).parse(body);
    const calls = input.filter(({ type }) => type === 'function_call');
    const results = input.filter(({ type }) => type === 'function_call_output');
    return {
      calls: calls.map(({ call_id: id }) => id),
      results: results.map(({ call_id: id, output }) => resultOf(id, output)),
    };
  },
};

const anthropic: WireForm = {
  provider: { type: 'anthropic' },
  encode({ text, calls = [] }) {
    const said = text === undefined ? [] : [{ type: 'text_delta', text }];
    const blocks = [
      ...said.map((delta) => ({ content_block: { type: 'text', text: '' }, delta })),
      ...calls.map(({ id, name, arguments: partial_json }) => ({
        content_block: { type: 'tool_use', id, name, input: {} },
        delta: { type: 'input_json_delta', partial_json },
      })),
    ];
    const usage = { input_tokens: TOKENS.input, output_tokens: TOKENS.output };
    const stop_reason = calls.length > 0 ? 'tool_use' : 'end_turn';
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'test', usage };
    const events = [
      { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
      ...blocks.flatMap(({ content_block, delta }, index) => [
        { type: 'content_block_start', index, content_block },
        { type: 'content_block_delta', index, delta },
        { type: 'content_block_stop', index },
      ]),
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
      { type: 'message_stop' },
    ];
    const body = events.map((it) => `event: ${it.type}\ndata: ${JSON.stringify(it)}\n\n`).join('');
    return { kind: 'raw', status: 200, body, headers: { 'content-type': 'text/event-stream' } };
  },
  read(body) {
    const block = z.object({
      type: z.string(),
      id: z.string().default(''),
      tool_use_id: z.string().default(''),
      content: z.unknown().optional(),
    });
    const message = z.object({ content: z.array(block) });
    const { messages } = z.object({ messages: z.array(message) }).parse(body);
    const blocks = messages.flatMap(({ content }) => content);
    const results = blocks.filter(({ type }) => type === 'tool_result');
    return {
      calls: blocks.filter(({ type }) => type === 'tool_use').map(({ id }) => id),
      results: results.map(({ tool_use_id: id, content }) => resultOf(id, content)),
    };
  },
};

/** The wire forms by the names that the tests show. */
export const WIRE_FORMS = {
  'chat completions': completions,
  Responses: responses,
  Anthropic: anthropic,
} as const;
