#!/usr/bin/env node
import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createAgentToolRuntime,
  createRunCustomTool,
  findEntryProblem,
  readHandlers,
  readResources
} from "./chunk-KFUCAED3.js";
import {
  bindLocalTool,
  callTool,
  checkTools,
  findNamedFolder,
  ignoreClosedPipe,
  openLocalBox,
  openLocalTools,
  printAside,
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  readRecordFile,
  shortErrorText,
  testTools,
  whyNotFolder
} from "./chunk-ORPCIJLS.js";
import {
  AjvJsonSchemaValidator,
  CONNECTION_FD,
  CallToolRequestSchema,
  CallToolResultSchema,
  CreateMessageResultSchema,
  CreateMessageResultWithToolsSchema,
  CreateTaskResultSchema,
  DEFAULT_LIMITS,
  ElicitResultSchema,
  EmptyResultSchema,
  ErrorCode,
  InitializeRequestSchema,
  InitializedNotificationSchema,
  LATEST_PROTOCOL_VERSION,
  ListRootsResultSchema,
  ListToolsRequestSchema,
  LoggingLevelSchema,
  META_KEYS,
  McpError,
  NO_PROGRAMS_MESSAGE,
  Protocol,
  SERVER_INFO,
  SUPPORTED_PROTOCOL_VERSIONS,
  SetLevelRequestSchema,
  StdioServerTransport,
  assertClientRequestTaskCapability,
  assertToolsCallTaskCapability,
  callRequest,
  describeIssues,
  describeToolAgents,
  discoverToolFiles,
  explainFailure,
  failedReply,
  findBunUse,
  findMissingFeature,
  findPatternProblem,
  getLiteralValue,
  getObjectShape,
  grantOf,
  hostProgram,
  isForTools,
  limitMessage,
  loadRequest,
  matchesWildcard,
  mayNamePrefix,
  mayPassVariable,
  mergeCapabilities,
  networkRefusal,
  plural,
  readRecord,
  removeFolder,
  renderTestResults,
  renderToolListing,
  runningRequest,
  safeParse,
  serialize,
  statsLine,
  toJson,
  toText,
  toolStats,
  transcriptOf
} from "./chunk-7MBFE6NC.js";
import {
  isObject,
  readJson
} from "./chunk-AWAPVFDS.js";
import "./chunk-AWBJCS7B.js";
import "./chunk-4D3IA5IX.js";
import "./chunk-TMDQQX76.js";
import {
  cutCharacters,
  headOf
} from "./chunk-3P5NEQOD.js";
import "./chunk-WG3TGQPK.js";
import {
  fromJSONSchema,
  object,
  toJSONSchema,
  zod_exports
} from "./chunk-LZXB6SZ2.js";
import {
  attempt,
  attemptNow,
  describe
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/tool-host.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync3 } from "node:fs";
import { dirname as dirname2, resolve as resolve3 } from "node:path";

// src/adapters/tool-host/tool-worker.ts
init_define_RUNTIME_PACKAGES();
import childProcess from "node:child_process";
import { Console } from "node:console";
import { syncBuiltinESMExports as syncBuiltinESMExports3 } from "node:module";
import { Socket } from "node:net";

// src/tools/host/guard-globals.ts
init_define_RUNTIME_PACKAGES();
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
var GUARDED_OBJECTS = {
  "Object.prototype": Object.prototype,
  "Array.prototype": Array.prototype,
  "String.prototype": String.prototype,
  "Function.prototype": Function.prototype,
  "Promise.prototype": Promise.prototype,
  "Map.prototype": Map.prototype,
  "Set.prototype": Set.prototype,
  "RegExp.prototype": RegExp.prototype,
  Object,
  Array,
  Promise,
  Reflect,
  JSON,
  fs,
  "fs.promises": fs.promises
};
var { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
function guardGlobals() {
  const all = Object.entries(GUARDED_OBJECTS).map(([name, target]) => {
    const properties = ownKeys(target).flatMap((key) => {
      const original = getOwnPropertyDescriptor(target, key);
      return original === void 0 ? [] : [{ key, original }];
    });
    return { name, target, properties };
  });
  return {
    /** Restores everything; returns the names of what could not be restored. */
    restore() {
      if (restoreAll(all)) syncBuiltinESMExports();
      return all.flatMap(changesOf).map(({ name, key }) => `${name}.${String(key)}`);
    }
  };
}
function restoreAll(all) {
  let isChanged = false;
  for (let place = 0; place < all.length; place += 1) {
    const one = all[place];
    if (one !== void 0 && restoreObject(one)) isChanged = true;
  }
  return isChanged;
}
function restoreObject({ target, properties }) {
  let isChanged = false;
  for (let place = 0; place < properties.length; place += 1) {
    const property = properties[place];
    if (property !== void 0 && isChangedIn(target, property)) {
      defineProperty(target, property.key, property.original);
      isChanged = true;
    }
  }
  if (target === Object.prototype) deleteAdditions(properties);
  return isChanged;
}
function deleteAdditions(properties) {
  const keys = ownKeys(Object.prototype);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place];
    if (key !== void 0 && !isAmong(properties, key)) deleteProperty(Object.prototype, key);
  }
}
function isAmong(properties, key) {
  for (let place = 0; place < properties.length; place += 1) {
    if (properties[place]?.key === key) return true;
  }
  return false;
}
function changesOf({ name, target, properties }) {
  const changed = properties.filter((property) => isChangedIn(target, property));
  const added = target === Object.prototype ? ownKeys(target) : [];
  const keys = [
    ...changed.map(({ key }) => key),
    ...added.filter((key) => !isAmong(properties, key))
  ];
  return keys.map((key) => ({ name, key }));
}
function isChangedIn(target, { key, original }) {
  const now = getOwnPropertyDescriptor(target, key);
  return now?.value !== original.value || now?.get !== original.get || now?.set !== original.set;
}

// src/tools/host/serve-tools.ts
init_define_RUNTIME_PACKAGES();

// node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js
init_define_RUNTIME_PACKAGES();

// node_modules/@modelcontextprotocol/sdk/dist/esm/experimental/tasks/server.js
init_define_RUNTIME_PACKAGES();
var ExperimentalServerTasks = class {
  constructor(_server) {
    this._server = _server;
  }
  /**
   * Sends a request and returns an AsyncGenerator that yields response messages.
   * The generator is guaranteed to end with either a 'result' or 'error' message.
   *
   * This method provides streaming access to request processing, allowing you to
   * observe intermediate task status updates for task-augmented requests.
   *
   * @param request - The request to send
   * @param resultSchema - Zod schema for validating the result
   * @param options - Optional request options (timeout, signal, task creation params, etc.)
   * @returns AsyncGenerator that yields ResponseMessage objects
   *
   * @experimental
   */
  requestStream(request, resultSchema, options) {
    return this._server.requestStream(request, resultSchema, options);
  }
  /**
   * Sends a sampling request and returns an AsyncGenerator that yields response messages.
   * The generator is guaranteed to end with either a 'result' or 'error' message.
   *
   * For task-augmented requests, yields 'taskCreated' and 'taskStatus' messages
   * before the final result.
   *
   * @example
   * ```typescript
   * const stream = server.experimental.tasks.createMessageStream({
   *     messages: [{ role: 'user', content: { type: 'text', text: 'Hello' } }],
   *     maxTokens: 100
   * }, {
   *     onprogress: (progress) => {
   *         // Handle streaming tokens via progress notifications
   *         console.log('Progress:', progress.message);
   *     }
   * });
   *
   * for await (const message of stream) {
   *     switch (message.type) {
   *         case 'taskCreated':
   *             console.log('Task created:', message.task.taskId);
   *             break;
   *         case 'taskStatus':
   *             console.log('Task status:', message.task.status);
   *             break;
   *         case 'result':
   *             console.log('Final result:', message.result);
   *             break;
   *         case 'error':
   *             console.error('Error:', message.error);
   *             break;
   *     }
   * }
   * ```
   *
   * @param params - The sampling request parameters
   * @param options - Optional request options (timeout, signal, task creation params, onprogress, etc.)
   * @returns AsyncGenerator that yields ResponseMessage objects
   *
   * @experimental
   */
  createMessageStream(params, options) {
    const clientCapabilities = this._server.getClientCapabilities();
    if ((params.tools || params.toolChoice) && !clientCapabilities?.sampling?.tools) {
      throw new Error("Client does not support sampling tools capability.");
    }
    if (params.messages.length > 0) {
      const lastMessage = params.messages[params.messages.length - 1];
      const lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content];
      const hasToolResults = lastContent.some((c) => c.type === "tool_result");
      const previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : void 0;
      const previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [];
      const hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
      if (hasToolResults) {
        if (lastContent.some((c) => c.type !== "tool_result")) {
          throw new Error("The last message must contain only tool_result content if any is present");
        }
        if (!hasPreviousToolUse) {
          throw new Error("tool_result blocks are not matching any tool_use from the previous message");
        }
      }
      if (hasPreviousToolUse) {
        const toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id));
        const toolResultIds = new Set(lastContent.filter((c) => c.type === "tool_result").map((c) => c.toolUseId));
        if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) {
          throw new Error("ids of tool_result blocks and tool_use blocks from previous message do not match");
        }
      }
    }
    return this.requestStream({
      method: "sampling/createMessage",
      params
    }, CreateMessageResultSchema, options);
  }
  /**
   * Sends an elicitation request and returns an AsyncGenerator that yields response messages.
   * The generator is guaranteed to end with either a 'result' or 'error' message.
   *
   * For task-augmented requests (especially URL-based elicitation), yields 'taskCreated'
   * and 'taskStatus' messages before the final result.
   *
   * @example
   * ```typescript
   * const stream = server.experimental.tasks.elicitInputStream({
   *     mode: 'url',
   *     message: 'Please authenticate',
   *     elicitationId: 'auth-123',
   *     url: 'https://example.com/auth'
   * }, {
   *     task: { ttl: 300000 } // Task-augmented for long-running auth flow
   * });
   *
   * for await (const message of stream) {
   *     switch (message.type) {
   *         case 'taskCreated':
   *             console.log('Task created:', message.task.taskId);
   *             break;
   *         case 'taskStatus':
   *             console.log('Task status:', message.task.status);
   *             break;
   *         case 'result':
   *             console.log('User action:', message.result.action);
   *             break;
   *         case 'error':
   *             console.error('Error:', message.error);
   *             break;
   *     }
   * }
   * ```
   *
   * @param params - The elicitation request parameters
   * @param options - Optional request options (timeout, signal, task creation params, etc.)
   * @returns AsyncGenerator that yields ResponseMessage objects
   *
   * @experimental
   */
  elicitInputStream(params, options) {
    const clientCapabilities = this._server.getClientCapabilities();
    const mode = params.mode ?? "form";
    switch (mode) {
      case "url": {
        if (!clientCapabilities?.elicitation?.url) {
          throw new Error("Client does not support url elicitation.");
        }
        break;
      }
      case "form": {
        if (!clientCapabilities?.elicitation?.form) {
          throw new Error("Client does not support form elicitation.");
        }
        break;
      }
    }
    const normalizedParams = mode === "form" && params.mode === void 0 ? { ...params, mode: "form" } : params;
    return this.requestStream({
      method: "elicitation/create",
      params: normalizedParams
    }, ElicitResultSchema, options);
  }
  /**
   * Gets the current status of a task.
   *
   * @param taskId - The task identifier
   * @param options - Optional request options
   * @returns The task status
   *
   * @experimental
   */
  async getTask(taskId, options) {
    return this._server.getTask({ taskId }, options);
  }
  /**
   * Retrieves the result of a completed task.
   *
   * @param taskId - The task identifier
   * @param resultSchema - Zod schema for validating the result
   * @param options - Optional request options
   * @returns The task result
   *
   * @experimental
   */
  async getTaskResult(taskId, resultSchema, options) {
    return this._server.getTaskResult({ taskId }, resultSchema, options);
  }
  /**
   * Lists tasks with optional pagination.
   *
   * @param cursor - Optional pagination cursor
   * @param options - Optional request options
   * @returns List of tasks with optional next cursor
   *
   * @experimental
   */
  async listTasks(cursor, options) {
    return this._server.listTasks(cursor ? { cursor } : void 0, options);
  }
  /**
   * Cancels a running task.
   *
   * @param taskId - The task identifier
   * @param options - Optional request options
   *
   * @experimental
   */
  async cancelTask(taskId, options) {
    return this._server.cancelTask({ taskId }, options);
  }
};

// node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js
var Server = class extends Protocol {
  /**
   * Initializes this server with the given name and version information.
   */
  constructor(_serverInfo, options) {
    super(options);
    this._serverInfo = _serverInfo;
    this._loggingLevels = /* @__PURE__ */ new Map();
    this.LOG_LEVEL_SEVERITY = new Map(LoggingLevelSchema.options.map((level, index) => [level, index]));
    this.isMessageIgnored = (level, sessionId) => {
      const currentLevel = this._loggingLevels.get(sessionId);
      return currentLevel ? this.LOG_LEVEL_SEVERITY.get(level) < this.LOG_LEVEL_SEVERITY.get(currentLevel) : false;
    };
    this._capabilities = options?.capabilities ?? {};
    this._instructions = options?.instructions;
    this._jsonSchemaValidator = options?.jsonSchemaValidator ?? new AjvJsonSchemaValidator();
    this.setRequestHandler(InitializeRequestSchema, (request) => this._oninitialize(request));
    this.setNotificationHandler(InitializedNotificationSchema, () => this.oninitialized?.());
    if (this._capabilities.logging) {
      this.setRequestHandler(SetLevelRequestSchema, async (request, extra) => {
        const transportSessionId = extra.sessionId || extra.requestInfo?.headers["mcp-session-id"] || void 0;
        const { level } = request.params;
        const parseResult = LoggingLevelSchema.safeParse(level);
        if (parseResult.success) {
          this._loggingLevels.set(transportSessionId, parseResult.data);
        }
        return {};
      });
    }
  }
  /**
   * Access experimental features.
   *
   * WARNING: These APIs are experimental and may change without notice.
   *
   * @experimental
   */
  get experimental() {
    if (!this._experimental) {
      this._experimental = {
        tasks: new ExperimentalServerTasks(this)
      };
    }
    return this._experimental;
  }
  /**
   * Registers new capabilities. This can only be called before connecting to a transport.
   *
   * The new capabilities will be merged with any existing capabilities previously given (e.g., at initialization).
   */
  registerCapabilities(capabilities) {
    if (this.transport) {
      throw new Error("Cannot register capabilities after connecting to transport");
    }
    this._capabilities = mergeCapabilities(this._capabilities, capabilities);
  }
  /**
   * Override request handler registration to enforce server-side validation for tools/call.
   */
  setRequestHandler(requestSchema, handler) {
    const shape = getObjectShape(requestSchema);
    const methodSchema = shape?.method;
    if (!methodSchema) {
      throw new Error("Schema is missing a method literal");
    }
    const methodValue = getLiteralValue(methodSchema);
    if (typeof methodValue !== "string") {
      throw new Error("Schema method literal must be a string");
    }
    const method = methodValue;
    if (method === "tools/call") {
      const wrappedHandler = async (request, extra) => {
        const validatedRequest = safeParse(CallToolRequestSchema, request);
        if (!validatedRequest.success) {
          const errorMessage = validatedRequest.error instanceof Error ? validatedRequest.error.message : String(validatedRequest.error);
          throw new McpError(ErrorCode.InvalidParams, `Invalid tools/call request: ${errorMessage}`);
        }
        const { params } = validatedRequest.data;
        const result = await Promise.resolve(handler(request, extra));
        if (params.task) {
          const taskValidationResult = safeParse(CreateTaskResultSchema, result);
          if (!taskValidationResult.success) {
            const errorMessage = taskValidationResult.error instanceof Error ? taskValidationResult.error.message : String(taskValidationResult.error);
            throw new McpError(ErrorCode.InvalidParams, `Invalid task creation result: ${errorMessage}`);
          }
          return taskValidationResult.data;
        }
        const validationResult = safeParse(CallToolResultSchema, result);
        if (!validationResult.success) {
          const errorMessage = validationResult.error instanceof Error ? validationResult.error.message : String(validationResult.error);
          throw new McpError(ErrorCode.InvalidParams, `Invalid tools/call result: ${errorMessage}`);
        }
        return validationResult.data;
      };
      return super.setRequestHandler(requestSchema, wrappedHandler);
    }
    return super.setRequestHandler(requestSchema, handler);
  }
  assertCapabilityForMethod(method) {
    switch (method) {
      case "sampling/createMessage":
        if (!this._clientCapabilities?.sampling) {
          throw new Error(`Client does not support sampling (required for ${method})`);
        }
        break;
      case "elicitation/create":
        if (!this._clientCapabilities?.elicitation) {
          throw new Error(`Client does not support elicitation (required for ${method})`);
        }
        break;
      case "roots/list":
        if (!this._clientCapabilities?.roots) {
          throw new Error(`Client does not support listing roots (required for ${method})`);
        }
        break;
      case "ping":
        break;
    }
  }
  assertNotificationCapability(method) {
    switch (method) {
      case "notifications/message":
        if (!this._capabilities.logging) {
          throw new Error(`Server does not support logging (required for ${method})`);
        }
        break;
      case "notifications/resources/updated":
      case "notifications/resources/list_changed":
        if (!this._capabilities.resources) {
          throw new Error(`Server does not support notifying about resources (required for ${method})`);
        }
        break;
      case "notifications/tools/list_changed":
        if (!this._capabilities.tools) {
          throw new Error(`Server does not support notifying of tool list changes (required for ${method})`);
        }
        break;
      case "notifications/prompts/list_changed":
        if (!this._capabilities.prompts) {
          throw new Error(`Server does not support notifying of prompt list changes (required for ${method})`);
        }
        break;
      case "notifications/elicitation/complete":
        if (!this._clientCapabilities?.elicitation?.url) {
          throw new Error(`Client does not support URL elicitation (required for ${method})`);
        }
        break;
      case "notifications/cancelled":
        break;
      case "notifications/progress":
        break;
    }
  }
  assertRequestHandlerCapability(method) {
    if (!this._capabilities) {
      return;
    }
    switch (method) {
      case "completion/complete":
        if (!this._capabilities.completions) {
          throw new Error(`Server does not support completions (required for ${method})`);
        }
        break;
      case "logging/setLevel":
        if (!this._capabilities.logging) {
          throw new Error(`Server does not support logging (required for ${method})`);
        }
        break;
      case "prompts/get":
      case "prompts/list":
        if (!this._capabilities.prompts) {
          throw new Error(`Server does not support prompts (required for ${method})`);
        }
        break;
      case "resources/list":
      case "resources/templates/list":
      case "resources/read":
        if (!this._capabilities.resources) {
          throw new Error(`Server does not support resources (required for ${method})`);
        }
        break;
      case "tools/call":
      case "tools/list":
        if (!this._capabilities.tools) {
          throw new Error(`Server does not support tools (required for ${method})`);
        }
        break;
      case "tasks/get":
      case "tasks/list":
      case "tasks/result":
      case "tasks/cancel":
        if (!this._capabilities.tasks) {
          throw new Error(`Server does not support tasks capability (required for ${method})`);
        }
        break;
      case "ping":
      case "initialize":
        break;
    }
  }
  assertTaskCapability(method) {
    assertClientRequestTaskCapability(this._clientCapabilities?.tasks?.requests, method, "Client");
  }
  assertTaskHandlerCapability(method) {
    if (!this._capabilities) {
      return;
    }
    assertToolsCallTaskCapability(this._capabilities.tasks?.requests, method, "Server");
  }
  async _oninitialize(request) {
    const requestedVersion = request.params.protocolVersion;
    this._clientCapabilities = request.params.capabilities;
    this._clientVersion = request.params.clientInfo;
    const protocolVersion = SUPPORTED_PROTOCOL_VERSIONS.includes(requestedVersion) ? requestedVersion : LATEST_PROTOCOL_VERSION;
    return {
      protocolVersion,
      capabilities: this.getCapabilities(),
      serverInfo: this._serverInfo,
      ...this._instructions && { instructions: this._instructions }
    };
  }
  /**
   * After initialization has completed, this will be populated with the client's reported capabilities.
   */
  getClientCapabilities() {
    return this._clientCapabilities;
  }
  /**
   * After initialization has completed, this will be populated with information about the client's name and version.
   */
  getClientVersion() {
    return this._clientVersion;
  }
  getCapabilities() {
    return this._capabilities;
  }
  async ping() {
    return this.request({ method: "ping" }, EmptyResultSchema);
  }
  // Implementation
  async createMessage(params, options) {
    if (params.tools || params.toolChoice) {
      if (!this._clientCapabilities?.sampling?.tools) {
        throw new Error("Client does not support sampling tools capability.");
      }
    }
    if (params.messages.length > 0) {
      const lastMessage = params.messages[params.messages.length - 1];
      const lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content];
      const hasToolResults = lastContent.some((c) => c.type === "tool_result");
      const previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : void 0;
      const previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [];
      const hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
      if (hasToolResults) {
        if (lastContent.some((c) => c.type !== "tool_result")) {
          throw new Error("The last message must contain only tool_result content if any is present");
        }
        if (!hasPreviousToolUse) {
          throw new Error("tool_result blocks are not matching any tool_use from the previous message");
        }
      }
      if (hasPreviousToolUse) {
        const toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id));
        const toolResultIds = new Set(lastContent.filter((c) => c.type === "tool_result").map((c) => c.toolUseId));
        if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) {
          throw new Error("ids of tool_result blocks and tool_use blocks from previous message do not match");
        }
      }
    }
    if (params.tools) {
      return this.request({ method: "sampling/createMessage", params }, CreateMessageResultWithToolsSchema, options);
    }
    return this.request({ method: "sampling/createMessage", params }, CreateMessageResultSchema, options);
  }
  /**
   * Creates an elicitation request for the given parameters.
   * For backwards compatibility, `mode` may be omitted for form requests and will default to `'form'`.
   * @param params The parameters for the elicitation request.
   * @param options Optional request options.
   * @returns The result of the elicitation request.
   */
  async elicitInput(params, options) {
    const mode = params.mode ?? "form";
    switch (mode) {
      case "url": {
        if (!this._clientCapabilities?.elicitation?.url) {
          throw new Error("Client does not support url elicitation.");
        }
        const urlParams = params;
        return this.request({ method: "elicitation/create", params: urlParams }, ElicitResultSchema, options);
      }
      case "form": {
        if (!this._clientCapabilities?.elicitation?.form) {
          throw new Error("Client does not support form elicitation.");
        }
        const formParams = params.mode === "form" ? params : { ...params, mode: "form" };
        const result = await this.request({ method: "elicitation/create", params: formParams }, ElicitResultSchema, options);
        if (result.action === "accept" && result.content && formParams.requestedSchema) {
          try {
            const validator = this._jsonSchemaValidator.getValidator(formParams.requestedSchema);
            const validationResult = validator(result.content);
            if (!validationResult.valid) {
              throw new McpError(ErrorCode.InvalidParams, `Elicitation response content does not match requested schema: ${validationResult.errorMessage}`);
            }
          } catch (error) {
            if (error instanceof McpError) {
              throw error;
            }
            throw new McpError(ErrorCode.InternalError, `Error validating elicitation response: ${error instanceof Error ? error.message : String(error)}`);
          }
        }
        return result;
      }
    }
  }
  /**
   * Creates a reusable callback that, when invoked, will send a `notifications/elicitation/complete`
   * notification for the specified elicitation ID.
   *
   * @param elicitationId The ID of the elicitation to mark as complete.
   * @param options Optional notification options. Useful when the completion notification should be related to a prior request.
   * @returns A function that emits the completion notification when awaited.
   */
  createElicitationCompletionNotifier(elicitationId, options) {
    if (!this._clientCapabilities?.elicitation?.url) {
      throw new Error("Client does not support URL elicitation (required for notifications/elicitation/complete)");
    }
    return () => this.notification({
      method: "notifications/elicitation/complete",
      params: {
        elicitationId
      }
    }, options);
  }
  async listRoots(params, options) {
    return this.request({ method: "roots/list", params }, ListRootsResultSchema, options);
  }
  /**
   * Sends a logging message to the client, if connected.
   * Note: You only need to send the parameters object, not the entire JSON RPC message
   * @see LoggingMessageNotification
   * @param params
   * @param sessionId optional for stateless and backward compatibility
   */
  async sendLoggingMessage(params, sessionId) {
    if (this._capabilities.logging) {
      if (!this.isMessageIgnored(params.level, sessionId)) {
        return this.notification({ method: "notifications/message", params });
      }
    }
  }
  async sendResourceUpdated(params) {
    return this.notification({
      method: "notifications/resources/updated",
      params
    });
  }
  async sendResourceListChanged() {
    return this.notification({
      method: "notifications/resources/list_changed"
    });
  }
  async sendToolListChanged() {
    return this.notification({ method: "notifications/tools/list_changed" });
  }
  async sendPromptListChanged() {
    return this.notification({ method: "notifications/prompts/list_changed" });
  }
};

// src/tools/host/load-tools.ts
init_define_RUNTIME_PACKAGES();
import { readFile } from "node:fs/promises";
import { join as join2 } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

// src/tools/host/import-file.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createJiti } from "./jiti/lib/jiti.mjs";

// src/tools/authoring.ts
init_define_RUNTIME_PACKAGES();
function tool(input) {
  return input;
}
tool.schema = zod_exports;

// src/tools/host/import-file.ts
var AUTHORING_MODULE = { tool, z: zod_exports };
var TEXT_EXTENSIONS = [".txt", ".md"];
function createImporter(root) {
  const virtualModules = {
    "@squad/tools": AUTHORING_MODULE,
    "@atomic/plugin": AUTHORING_MODULE,
    "@opencode-ai/plugin": AUTHORING_MODULE,
    "@opencode-ai/plugin/tool": AUTHORING_MODULE,
    "@goondan/types": {},
    "@goondan/core": {},
    ...hasOwnZod(root) ? {} : { zod: { ...zod_exports, default: zod_exports }, "zod/v4": { ...zod_exports, default: zod_exports } }
  };
  const base = join(root, "tools", "loader.js");
  const compile = createJiti(base, { fsCache: false }).options.transform;
  const jiti = createJiti(base, {
    extensions: [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".json", ...TEXT_EXTENSIONS],
    transform(source) {
      const isText = TEXT_EXTENSIONS.some((ending) => source.filename?.endsWith(ending));
      if (isText) return { code: `exports.default = ${JSON.stringify(source.source)}` };
      if (compile === void 0) throw new Error("there is no compiler");
      return compile(source);
    },
    moduleCache: false,
    fsCache: false,
    interopDefault: false,
    tryNative: false,
    virtualModules
  });
  return async (path) => {
    const exported = await jiti.import(path);
    return typeof exported === "object" && exported !== null ? exported : { default: exported };
  };
}
function hasOwnZod(root) {
  return [root, join(root, "tools")].some(
    (folder) => existsSync(join(folder, "node_modules", "zod"))
  );
}

// src/tools/host/module-tools.ts
init_define_RUNTIME_PACKAGES();
import { basename } from "node:path";
function createRunner({ execute }, schema) {
  return async (input, scope) => {
    const parsed = await schema.safeParseAsync(input);
    if (!parsed.success) {
      const reason = describeIssues(parsed.error.issues);
      return failedReply("E_TOOL_INVALID_ARGS", reason, "call it again with these fixed");
    }
    const result = await execute(parsed.data, toToolContext(scope));
    if (typeof result === "string") return { kind: "ok", text: result.toWellFormed() };
    if (Object.prototype.toString.call(result) === "[object AsyncGenerator]") {
      return failedReply("E_TOOL_OUTPUT", GENERATOR_REASON, "go on without this tool");
    }
    const data = toJson(result);
    const text = readOutput(data) ?? toText(data);
    return { kind: "ok", text, ...data === void 0 ? {} : { data } };
  };
}
var GENERATOR_REASON = "its `execute` is a generator, but a result must come whole: return one text";
var OUTPUT_FIELDS = /* @__PURE__ */ new Set(["output", "title", "metadata", "attachments"]);
function readOutput(data) {
  if (typeof data !== "object" || data === null || !("output" in data)) return void 0;
  const isForm = Object.keys(data).every((name) => OUTPUT_FIELDS.has(name));
  return isForm && typeof data.output === "string" ? data.output : void 0;
}
function toToolContext({ context, signal, logger }) {
  const { sessionId, messageId, agent, workdir } = context;
  return Object.freeze({
    sessionID: sessionId,
    messageID: messageId,
    agent,
    directory: workdir,
    worktree: workdir,
    abort: signal,
    metadata: (input) => logger.info(toText(input)),
    ask: async () => {
    }
  });
}
function readModule(file, exported) {
  const read = listExports(exported).flatMap(
    ([name, value]) => looksLikeTool(value) ? [readExport(file, name, value)] : []
  );
  return read.length === 0 ? [noToolDiagnostic(file)] : read;
}
function stemOf(path) {
  return basename(path).replace(/\.m?[tj]s$/, "");
}
function listExports(exported) {
  const inner = Reflect.get(exported, "default");
  const outer = Object.entries(exported).filter(([name]) => name !== "module.exports");
  if (looksLikeTool(exported)) return [["default", exported]];
  if (typeof inner !== "object" || inner === null || looksLikeTool(inner)) return outer;
  return outer.length === 1 ? listExports(inner) : outer;
}
function looksLikeTool(value) {
  return typeof value === "object" && value !== null && "execute" in value;
}
function readExport(file, name, value) {
  const location = { path: file.shownAs, export: name };
  const authored = readAuthored(value);
  if (typeof authored === "string")
    return { code: "L_SHAPE", ...location, message: authored, next: SHAPE_ADVICE };
  const read = attemptNow(() => {
    const schema = readArguments2(authored.args);
    return typeof schema === "string" ? schema : { schema, inputSchema: jsonSchemaOf(schema) };
  });
  const known = read.kind === "done" ? read.value : toText(read.error);
  if (typeof known === "string")
    return { code: "L_SCHEMA", ...location, message: known, next: SCHEMA_ADVICE };
  const stem = stemOf(file.path);
  const tool2 = {
    name: name === "default" ? stem : `${stem}_${name}`,
    kind: "module",
    origin: file.origin,
    description: authored.description,
    inputSchema: known.inputSchema,
    limits: DEFAULT_LIMITS
  };
  return { tool: tool2, run: createRunner(authored, known.schema) };
}
var SHAPE_ADVICE = "give it a description (a string), args (an object of zod types) and execute (a function)";
var SCHEMA_ADVICE = "use types that JSON Schema has: string, number, boolean, array, object, enum";
var OTHER_ARGS_NAMES = ["parameters", "inputSchema"];
function readAuthored(value) {
  const description = Reflect.get(value, "description");
  const execute = Reflect.get(value, "execute");
  const args = Reflect.get(value, "args");
  if (typeof description !== "string") return "the description is not a string";
  if (!isFunction(execute)) return "`execute` is not a function";
  const other = args === void 0 ? OTHER_ARGS_NAMES.find((name) => name in value) : void 0;
  if (other !== void 0) return `it has \`${other}\`, but arguments must be in \`args\``;
  return { description, args, execute: (input, context) => execute.call(value, input, context) };
}
function isFunction(value) {
  return typeof value === "function";
}
function noToolDiagnostic({ shownAs, text }) {
  const usesHandlers = /\bexport\s+(?:const|let|var)\s+handlers\b/.test(text);
  return {
    code: "L_SHAPE",
    path: shownAs,
    message: usesHandlers ? "exports `handlers`, but no document of `kind: Tool` names it as its entry" : "exports no tool",
    next: usesHandlers ? "add a *.tool.yaml with `spec.entry`" : "export `tool({ description, args, execute })`, or put helpers in a folder of their own"
  };
}
function readArguments2(args) {
  const shape = readShape(args);
  if (shape === void 0) return "`args` is not an object";
  const types = {};
  for (const [name, value] of Object.entries(shape)) {
    const type = readType(value);
    if (typeof type === "string") return `the argument ${JSON.stringify(name)} ${type}`;
    types[name] = type;
  }
  return object(types);
}
function readShape(args) {
  if (args === void 0 || args === null) return {};
  if (typeof args !== "object" || Array.isArray(args)) return void 0;
  if ("_zod" in args && "shape" in args && isObject(args.shape)) return args.shape;
  return args;
}
function readType(value) {
  if (!isObject(value)) return "is neither a zod type nor a JSON Schema";
  if (isZodType(value)) return value;
  if ("_def" in value) return "was made with zod 3; use `tool.schema`, or zod 4";
  if ("type" in value || "enum" in value || "anyOf" in value) return fromJsonSchema(value);
  return "is neither a zod type nor a JSON Schema";
}
function isZodType(value) {
  return "_zod" in value && isObject(value._zod);
}
function fromJsonSchema({ optional, required, ...schema }) {
  const type = fromJSONSchema(schema);
  const described = typeof schema.description === "string" ? type.describe(schema.description) : type;
  const isOptional = optional === true || required === false || "default" in schema;
  return isOptional ? described.optional() : described;
}
function jsonSchemaOf(schema) {
  const { $schema: _dialect, ...schemaObject } = toJSONSchema(schema, {
    io: "input",
    // Another copy of zod has a registry of its own for descriptions.
    override({ zodSchema, jsonSchema }) {
      if ("description" in zodSchema && typeof zodSchema.description === "string") {
        jsonSchema.description ??= zodSchema.description;
      }
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (coercesInput(zodSchema) && isPlainType(jsonSchema.type)) {
        jsonSchema.type = [jsonSchema.type, "string"];
      }
    }
  });
  return withoutPatterns(schemaObject);
}
function coercesInput({ _zod: { def } }) {
  return "coerce" in def && def.coerce === true;
}
function isPlainType(type) {
  return type === "number" || type === "integer" || type === "boolean";
}
function withoutPatterns(schema) {
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    const isPattern = key === "pattern" && typeof value === "string";
    if (isPattern && findPatternProblem(value) !== void 0) return [];
    return [[key, withoutPatternsIn(value)]];
  });
  return Object.fromEntries(entries);
}
function withoutPatternsIn(value) {
  if (Array.isArray(value)) return value.map(withoutPatternsIn);
  return isObject(value) ? withoutPatterns(value) : value;
}

// src/tools/host/load-tools.ts
async function loadTools(options) {
  const { folders, wanted } = options;
  const planned = (await Promise.all(folders.map((folder) => planFolder(folder, wanted)))).flat();
  const loaded = planned.filter((one) => "code" in one);
  for (const one of planned) {
    if ("read" in one) loaded.push(...await runImport(one, options));
  }
  return {
    tools: loaded.filter((one) => "tool" in one),
    /** The tools that `wanted` doesn't name. */
    unused: planned.filter((one) => "kind" in one),
    diagnostics: loaded.filter((one) => "code" in one)
  };
}
async function runImport(task, { broken, importMs, onImport, restoreGlobals }) {
  const reason = broken[task.shownAs];
  if (reason !== void 0) return [failedImport(task, reason)];
  const timer = new AbortController();
  onImport(task.shownAs, "started");
  const importing = async () => {
    const exported = await task.import(task.path);
    restoreGlobals(task.shownAs);
    return task.read(exported);
  };
  const ended = await Promise.race([
    attempt(importing()),
    wait(importMs, "timed-out", { signal: timer.signal })
  ]);
  timer.abort();
  restoreGlobals(task.shownAs);
  onImport(task.shownAs, "ended");
  if (ended === "timed-out") {
    const seconds = Math.round(importMs / 100) / 10;
    return [failedImport(task, `${DID_NOT_END} within ${seconds} s`)];
  }
  return ended.kind === "done" ? ended.value : [failedImport(task, describeThrown(ended.error))];
}
function describeThrown(error) {
  const message = error instanceof Error ? error.message : toText(error);
  const missingFeature = findMissingFeature(message);
  const [first = "", second = ""] = (missingFeature?.message ?? message).split("\n").map((it) => it.trim());
  const where = /:\d+:\d+$/.test(second) ? ` at ${second}` : "";
  return `${first}${where}` || "importing it failed";
}
var DID_NOT_END = "importing it did not end";
function failedImport({ folder, shownAs, errorChars }, text) {
  const message = limitMessage(text, errorChars);
  return { code: "L_IMPORT", path: shownAs, message, next: adviceFor(text, folder) };
}
function adviceFor(message, { isBare = false, shownAs }) {
  if (message === NO_PROGRAMS_MESSAGE) {
    return "start programs when it is called, never while it is imported";
  }
  if (message.startsWith(DID_NOT_END)) {
    return "wait for things when it is called, never while it is imported";
  }
  if (message === "tool is not defined") return "begin with: import { tool } from '@squad/tools'";
  if (isBare && /Cannot find module '\.\.\//.test(message)) {
    return `only the files in ${shownAs} are read, since it has no folder tools/: put the tools into one beside what they import, and name the folder that holds both`;
  }
  return /Cannot find (?:module|package)/.test(message) ? "commit what it imports beside it; packages are never installed" : "fix the file, and try it with `squad-action tools`";
}
async function planFolder(folder, wanted) {
  const found = await discoverToolFiles(folder);
  const load = createImporter(folder.root);
  const read = found.documents.flatMap(readResources);
  const resources = read.filter((one) => "entry" in one);
  const taken = new Set(resources.map(({ entry }) => join2(folder.root, entry)));
  const modules = found.modules.filter(({ path }) => !taken.has(path));
  const planned = await Promise.all(resources.map((one) => planResource(one, load, wanted)));
  return [
    ...found.diagnostics,
    ...read.filter((one) => "code" in one),
    ...modules.map((file) => planModule(file, load, wanted)),
    ...planned.flat()
  ];
}
function planModule(file, load, wanted) {
  const { folder, shownAs, path, origin } = file;
  const stem = stemOf(path);
  const mayHold = (entry) => matchesWildcard(entry, stem) || mayNamePrefix(entry, `${stem}_`);
  if (wanted?.some(mayHold) === false)
    return { name: stem, kind: "module", origin, description: "" };
  const read = (exported) => [
    ...readModule(file, exported),
    ...findBunUse(shownAs, file.text)
  ];
  const { errorChars } = DEFAULT_LIMITS;
  return { folder, shownAs, path, import: load, errorChars, read };
}
async function planResource(resource, load, wanted) {
  const { file, entry, name, exports } = resource;
  const { shownAs, origin, folder } = file;
  const { errorChars = DEFAULT_LIMITS.errorChars } = resource;
  const problem = await findEntryProblem(folder.root, entry);
  if (problem !== void 0) {
    const text = `${resource.place}its entry ${JSON.stringify(entry.slice(0, 200))} ${problem}`;
    const message = limitMessage(text, errorChars);
    const next = "name a source file below the folder that holds tools/";
    return [{ code: "L_ENTRY", path: shownAs, message, next }];
  }
  const tools = exports.map((one) => {
    const { description } = one;
    return { name: `${name}__${one.name}`, kind: "resource", origin, description };
  });
  const namesOne = (wish) => tools.some((tool2) => matchesWildcard(wish, tool2.name));
  if (wanted?.some(namesOne) === false) return tools;
  const path = join2(folder.root, entry);
  const read = async (exported) => {
    const text = await readFile(path, "utf8");
    return [...readHandlers(resource, exported, text), ...findBunUse(shownAs, text)];
  };
  return [{ folder, shownAs, path, import: load, errorChars, read }];
}

// src/tools/host/serve-tools.ts
var MAX_TEXT_BYTES = 8 * 1024 * 1024;
var MAX_TEXT_WITH_DATA = 262144;
async function serveTools(transport, deps) {
  const server = new Server(SERVER_INFO, { capabilities: { tools: {} } });
  let tools = [];
  let hasRuntime = false;
  const running = /* @__PURE__ */ new Set();
  server.setRequestHandler(loadRequest, async ({ params }) => {
    hasRuntime = params.hasRuntime;
    const { restoreGlobals } = deps;
    await deps.limitNetwork(params.network);
    const onImport = (path, state) => {
      const method = "notifications/squad/import";
      void server.transport?.send({ jsonrpc: "2.0", method, params: { path, state } });
    };
    const loaded = await loadTools({ ...params, restoreGlobals, onImport });
    tools = loaded.tools;
    return { ...loaded, tools: tools.map(({ tool: tool2 }) => tool2) };
  });
  server.setRequestHandler(runningRequest, () => ({ calls: [...running] }));
  server.setRequestHandler(callRequest, async ({ params }, { signal }) => {
    const { name, arguments: args, _meta: meta } = params;
    const loaded = findTool(tools, name, meta[META_KEYS.origin]);
    if (loaded === void 0) {
      const message = `there is no tool named ${name.slice(0, 64)}`;
      return toCallResult(failedReply("E_TOOL_NOT_FOUND", message, "use another"));
    }
    const context = meta[META_KEYS.context];
    const { toolCallId } = context;
    const runtime = hasRuntime ? createAgentToolRuntime(server, { toolCallId, signal }) : void 0;
    const scope = { context, signal, logger: deps.logger, runtime };
    running.add(toolCallId);
    const reply = await callLoadedTool(loaded, deps, () => loaded.run(args, scope));
    running.delete(toolCallId);
    return toCallResult(withinMessage(reply));
  });
  await server.connect(transport);
}
function findTool(tools, name, chosen) {
  return tools.find(
    ({ tool: { name: known, origin } }) => known === name && (chosen === void 0 || origin.scope === chosen.scope && origin.path === chosen.path)
  );
}
async function callLoadedTool({ tool: { name, limits } }, { guard, restoreGlobals }, run) {
  const ended = await attempt(() => guard(run));
  restoreGlobals(name);
  if (ended.kind === "done") return ended.value;
  const explained = attemptNow(() => explainFailure(ended.error, limits.errorChars, name));
  if (explained.kind === "done") return explained.value;
  return failedReply("E_TOOL", "it threw something that cannot be read", "go on without this tool");
}
function withinMessage(reply) {
  if (reply.kind === "failed" || reply.text.length <= MAX_TEXT_WITH_DATA) return reply;
  let { text } = reply;
  for (let bytes = jsonBytes(text); bytes > MAX_TEXT_BYTES; bytes = jsonBytes(text)) {
    text = headOf(text, Math.floor(text.length * MAX_TEXT_BYTES / bytes));
  }
  const note = `
[the rest is missing: at most ${MAX_TEXT_BYTES} bytes of a result are kept]
`;
  return { kind: "ok", text: text === reply.text ? text : `${text}${note}` };
}
function jsonBytes(text) {
  return Buffer.byteLength(JSON.stringify(text));
}
function toCallResult(reply) {
  return { content: [], isError: reply.kind === "failed", _meta: { [META_KEYS.reply]: reply } };
}
async function connectMcpServer(transport, list) {
  const server = new Server(SERVER_INFO, { capabilities: { tools: { listChanged: true } } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: list().map(toMcpTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, requestId }) => {
    const tools = list();
    const calledTool = tools.find(({ name }) => name === params.name);
    if (calledTool === void 0) return toMcpResult(noSuchTool(params.name, tools));
    const id = String(requestId);
    return toMcpResult(await calledTool.call(params.arguments ?? {}, { id, signal }));
  });
  await server.connect(transport);
  return server;
}
function toMcpTool({
  name,
  description,
  inputSchema
}) {
  return { name, description, inputSchema: { ...inputSchema, type: "object" } };
}
function toMcpResult({ kind, text }) {
  return { content: [{ type: "text", text }], isError: kind !== "ok" };
}
function noSuchTool(name, tools) {
  const names = tools.map((it) => it.name).join(", ") || "none";
  const text = `E_TOOL_NOT_FOUND: there is no tool named ${name.slice(0, 64)}; there are: ${names}`;
  return { kind: "failed", text };
}
function trackStrayFailures() {
  const running = /* @__PURE__ */ new Set();
  return {
    /** Runs a call so that a stray failure ends it. */
    async guard(work) {
      let fail;
      const strayFailure = new Promise((_, reject) => {
        fail = reject;
        running.add(reject);
      });
      return Promise.race([work(), strayFailure]).finally(() => fail && running.delete(fail));
    },
    /** Ends the call that caused a stray failure; false when no call, or more than one, can have caused it. */
    handleStray(error) {
      const [only, ...others] = running;
      if (only === void 0 || others.length > 0) return false;
      only(error);
      return true;
    }
  };
}

// src/adapters/tool-host/limit-network.ts
init_define_RUNTIME_PACKAGES();
import dns from "node:dns";
import { syncBuiltinESMExports as syncBuiltinESMExports2 } from "node:module";
import { isIP } from "node:net";
async function limitNetwork(network) {
  if (network === "all") return;
  const named = typeof network === "string" ? [] : network;
  const isOpen = (host) => network === "public" || named.includes(host.toLowerCase());
  if (network !== "none") await fetchThroughProxy();
  const { fetch } = globalThis;
  const limited = async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : String(input));
    if (!isLocal(hostname) && !isOpen(hostname)) throw refused(hostname);
    return fetch(input, init);
  };
  Object.defineProperty(globalThis, "fetch", { ...PLAIN, value: limited });
  limitLookups((host) => isOpen(host) ? new Error(ONLY_FETCH) : refused(host));
}
var PLAIN = { configurable: true, writable: true, enumerable: true };
var ONLY_FETCH = "the host is reached through a proxy, which only `fetch` uses here";
function limitLookups(refusal) {
  const { lookup } = dns;
  const asked = dns.promises.lookup;
  const limited = (host, ...rest) => {
    if (hasAddress(host)) return Reflect.apply(lookup, dns, [host, ...rest]);
    const answer = rest.at(-1);
    if (typeof answer !== "function") throw new TypeError("lookup takes a callback");
    queueMicrotask(() => Reflect.apply(answer, void 0, [refusal(host)]));
    return void 0;
  };
  const limitedPromise = async (host, ...rest) => {
    if (!hasAddress(host)) throw refusal(host);
    return Reflect.apply(asked, dns.promises, [host, ...rest]);
  };
  Object.defineProperty(dns, "lookup", { ...PLAIN, value: limited });
  Object.defineProperty(dns.promises, "lookup", { ...PLAIN, value: limitedPromise });
  syncBuiltinESMExports2();
}
async function fetchThroughProxy() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major >= 24) return;
  const { default: undici } = await import("./undici-A4OCTJIY.js");
  undici.setGlobalDispatcher(new undici.EnvHttpProxyAgent());
}
function hasAddress(host) {
  return isLocal(host) || isIP(host) !== 0;
}
function isLocal(host) {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|)$/.test(host);
}
function refused(host) {
  const { message, ...facts } = networkRefusal(host);
  return Object.assign(new Error(message), { ...facts, hostname: host });
}

// src/adapters/tool-host/tool-worker.ts
var PROGRAM_STARTERS = [
  "exec",
  "execFile",
  "fork",
  "spawn",
  "execSync",
  "execFileSync",
  "spawnSync"
];
function explainNoPrograms() {
  for (const name of PROGRAM_STARTERS) Reflect.set(childProcess, name, throwNoPrograms);
  syncBuiltinESMExports3();
}
function throwNoPrograms() {
  const facts = { code: "ERR_ACCESS_DENIED", permission: "ChildProcess" };
  throw Object.assign(new Error(NO_PROGRAMS_MESSAGE), facts);
}
async function serveWorker() {
  const logger = new Console({ stdout: process.stderr, stderr: process.stderr });
  restrictSignals();
  if (process.permission?.has("child") === false) explainNoPrograms();
  else process.execArgv = [];
  const strays = trackStrayFailures();
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (error) => {
      if (!strays.handleStray(error))
        logger.error(`Unhandled error in a tool: ${describe(error).message}`);
    });
  }
  const socket = new Socket({ fd: CONNECTION_FD, readable: true, writable: true });
  socket.once("close", () => process.exit(0));
  socket.on("error", () => process.exit(0));
  const transport = new StdioServerTransport(socket, socket);
  const shield = guardGlobals();
  const restoreGlobals = (whose) => {
    const lasting = shield.restore();
    if (lasting.length === 0) return;
    logger.error(
      `${whose} changed ${lasting.join(", ")} permanently, so nothing else can run in this process`
    );
    process.exit(UNUSABLE_EXIT_CODE);
  };
  await serveTools(transport, { logger, guard: strays.guard, restoreGlobals, limitNetwork });
}
var UNUSABLE_EXIT_CODE = 70;
var NOT_PERMITTED = -1;
function restrictSignals() {
  const signal = Reflect.get(process, "_kill");
  const guarded = (pid, number) => {
    const isOwn = pid === process.pid && typeof signal === "function";
    return isOwn ? Reflect.apply(signal, process, [pid, number]) : NOT_PERMITTED;
  };
  const throwNoDebugging = () => {
    throw new Error("a tool may not debug a process");
  };
  for (const [name, value] of [
    ["_kill", guarded],
    ["_debugProcess", throwNoDebugging],
    ["_debugEnd", throwNoDebugging]
  ]) {
    Object.defineProperty(process, name, { value, writable: false, configurable: false });
  }
}

// src/cli/mcp.ts
init_define_RUNTIME_PACKAGES();
import { readdirSync, watch } from "node:fs";
import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename as basename2, dirname, join as join3, relative, resolve } from "node:path";
var CALLER = "mcp";
async function discoverTools(settings) {
  const { folders, directory, passed, mayStartPrograms, network, box, scratch, print: print2 } = settings;
  const homes = await mkdtemp(join3(scratch, "homes-"));
  const opened = await openLocalTools({
    folders: folders.map(toolFolderOf),
    workdir: resolve(directory),
    program: hostProgram(),
    box,
    homes,
    kept: scratch,
    cache: scratch,
    passed,
    passedTo: () => passed,
    mayStartPrograms,
    network,
    log: print2,
    who: CALLER
  });
  printListing(opened.listing, print2);
  const calls = /* @__PURE__ */ new Set();
  return {
    tools: servedTools(opened).map((tool2) => counted(tool2, calls)),
    idle: () => Promise.allSettled(calls),
    async close() {
      await opened.close();
      await removeFolder(homes);
    }
  };
}
function toolFolderOf(folder, index) {
  const root = resolve(folder);
  const shownAs = join3(relative(dirname(root), root) || basename2(root), "tools");
  return { root, scope: index === 0 ? "local" : "global", shownAs, commit: void 0 };
}
function servedTools({ listing, executables, deps, bind }) {
  const hosted = listing.tools.filter(({ kind }) => kind !== "executable");
  if (executables.length === 0) return hosted.map(bind);
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  const catalog = async () => ({ allowed: executables, withheld: [] });
  const runTool2 = createRunCustomTool({ ...deps, catalog, proposed: async () => [] }, executables);
  return [
    ...hosted.map(bind),
    bindLocalTool(runTool2, CALLER),
    ...exposed.map(({ tool: tool2 }) => bind(tool2))
  ];
}
function counted(tool2, calls) {
  return {
    ...tool2,
    async call(input, options) {
      const running = tool2.call(input, options);
      calls.add(running);
      return running.finally(() => calls.delete(running));
    }
  };
}
function printListing({ tools, diagnostics }, print2) {
  print2(`Loaded ${tools.length} custom tool(s)`);
  for (const { code, path, export: named, message, next } of diagnostics) {
    const where = named === void 0 ? path : `${path}, export ${named}`;
    print2(`${code} ${where}: ${message}; ${next}`);
  }
}
async function serveMcpTools(settings) {
  const closed = untilClosed();
  await removeStaleFolders();
  const scratch = await mkdtemp(join3(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const own = join3(scratch, "box");
  await mkdir(own);
  const box = await openLocalBox(own, print);
  const discover = () => discoverTools({ ...settings, box, scratch, print });
  let served = await discover();
  const open = /* @__PURE__ */ new Set([served]);
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  const server = await connectMcpServer(transport, () => served.tools);
  const stopWatching = watchTools(settings.folders, async () => {
    const before = served;
    served = await discover();
    open.add(served);
    await server.sendToolListChanged();
    void before.idle().then(() => open.delete(before) ? before.close() : void 0);
  });
  await closed;
  await stopWatching();
  for (const one of open) await one.close();
  await removeFolder(scratch);
}
var FOLDER_PREFIX = "squad-mcp-";
var SETTLE_MS = 200;
function watchTools(folders, onChange) {
  const inTurn = serialize();
  let timer;
  const reloadSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(reload), SETTLE_MS);
  };
  const reload = async () => {
    const changed = await attempt(onChange());
    if (changed.kind === "threw") print(shortErrorText(changed.error));
  };
  const watchers = folders.map((folder) => watchFolder(resolve(folder), reloadSoon));
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await inTurn(async () => {
    });
  };
}
var MAX_BESIDE = 20;
function watchFolder(folder, onChange) {
  const watchInside = () => ["tools", ...foldersBeside(folder)].map(
    (name) => tryToWatch(join3(folder, name), { recursive: true }, onChange)
  );
  const closeAll = () => {
    for (const watcher of inside) watcher?.close();
  };
  let inside = watchInside();
  const outside = tryToWatch(folder, {}, (name) => {
    if (name === null || !isForTools(name)) return;
    closeAll();
    inside = watchInside();
    onChange();
  });
  return {
    close() {
      closeAll();
      outside?.close();
    }
  };
}
function foldersBeside(folder) {
  const entries = attemptNow(() => readdirSync(folder, { withFileTypes: true }));
  const names = (entries.kind === "done" ? entries.value : []).filter((entry) => entry.isDirectory() && isForTools(entry.name)).map(({ name }) => name).filter((name) => !/^(?:\..*|node_modules|tools)$/.test(name));
  return names.length > MAX_BESIDE ? [] : names;
}
function tryToWatch(folder, options, onChange) {
  try {
    return watch(folder, options, (_event, name) => onChange(name));
  } catch {
    return void 0;
  }
}
function print(line) {
  printAside(`${line}
`);
}
function untilClosed() {
  return new Promise((resolve4) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => resolve4());
    process.stdin.once("end", resolve4);
    process.stdin.once("close", resolve4);
  });
}
async function removeStaleFolders() {
  const names = await readdir(tmpdir()).catch(() => []);
  const stale = names.filter((name) => name.startsWith(FOLDER_PREFIX) && !isAlive(name));
  await Promise.all(stale.map((name) => removeFolder(join3(tmpdir(), name))));
}
function isAlive(name) {
  const pid = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10);
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// src/cli/tools.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync2 } from "node:fs";
import { join as join4, relative as relative2, resolve as resolve2, sep } from "node:path";
var TOOLS_HELP = `squad-action tools [--directory .] [--folder .squad] [--programs]
squad-action tools run <name> [--json '{...}']
squad-action tools test [<name>]
squad-action tools stats <run.jsonl or its folder>...

  Lists the custom tools of a working tree as a run would find them, with what
  is wrong and how to fix it; or runs one, as an agent would call it; or runs
  the tests that executable tools have in their tool.yaml; or shows how tools
  were used, from the records of runs. The first three take these options:

  --directory  the repository; default: this folder
  --folder     the squad's folder; default: .squad or .ai-team of the
               repository
  --global     a further folder with tools (may be repeated)
  --json       the call's arguments; default: {}
  --programs   all TypeScript tools may start programs, not only those that
               settings name

  Exit code 0: all is well; 1: there are problems, the tool or a test failed;
  2: the command line is wrong, or there is no such tool.
`;
var OPTIONS = {
  directory: { type: "string", default: "." },
  folder: { type: "string" },
  global: { type: "string", multiple: true },
  json: { type: "string", default: "{}" },
  programs: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false }
};
async function toolsCommand(args) {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true });
  if (typeof read === "string") return printUsageError(`${read}

${TOOLS_HELP}`);
  const { values, positionals } = read;
  if (values.help) return printOutput(TOOLS_HELP);
  const [verb, name] = positionals;
  if (verb === "stats" && name !== void 0) return printStats(positionals.slice(1));
  const project = invalidArguments(positionals) ?? await openProject(values);
  if (typeof project === "string") return printUsageError(project);
  if (verb === "test") return runToolTests(project, name);
  return name === void 0 ? listTools(project) : runTool(project, name, values.json);
}
var VERBS = {
  run: [1, 1, "takes the name of one tool"],
  test: [0, 1, "takes the name of one tool, or none for all"],
  stats: [1, Number.POSITIVE_INFINITY, "takes the records of runs"]
};
function invalidArguments([verb, ...names]) {
  if (verb === void 0) return void 0;
  const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : void 0;
  if (known === void 0) {
    return `There is no command ${quoteArgument(`tools ${verb}`)}.

${TOOLS_HELP}`;
  }
  const [least, most, which] = known;
  const fits = names.length >= least && names.length <= most;
  return fits ? void 0 : `squad-action tools ${verb} ${which}.

${TOOLS_HELP}`;
}
async function listTools(project) {
  const { listing, agents, settings } = await checkTools(project);
  const toolStatus = ({ name, kind }) => ({
    users: describeToolAgents(name, agents, kind),
    mayStartPrograms: kind !== "executable" && grantOf(settings, name).mayStartPrograms
  });
  printOutput(renderToolListing(listing, toolStatus));
  return listing.diagnostics.length === 0 ? 0 : 1;
}
async function runTool(project, name, json) {
  const read = readJson(json);
  if (read.kind === "broken") {
    return printUsageError(`--json takes one JSON object, such as '{"text": "a"}'
`);
  }
  const reply = await callTool(project, name, { input: read.value, signal: interruptSignal() });
  if (reply === void 0) return unknownTool(name);
  printOutput(`${reply.text}
`);
  return reply.kind === "ok" ? 0 : 1;
}
async function runToolTests(project, name) {
  const { trials, problems } = await testTools(project, name, interruptSignal());
  if (trials === void 0) return unknownTool(name ?? "");
  printOutput(renderTestResults(trials));
  if (problems > 0) printOutput("Some tools have problems. To see them: squad-action tools\n");
  return problems === 0 && trials.every(({ failed }) => failed === void 0) ? 0 : 1;
}
async function printStats(names) {
  const read = await attempt(Promise.all(names.map(readRecordFile)));
  if (read.kind === "threw") return printUsageError(shortErrorText(read.error));
  const stats = toolStats(read.value.map(({ text }) => transcriptOf(readRecord(text).events)));
  const words = statsLine(stats) ?? "no custom tool was called or proposed.";
  return printOutput(`${plural(stats.runs, "run")}: ${words}
`);
}
function interruptSignal() {
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => interrupted.abort());
  return interrupted.signal;
}
function unknownTool(name) {
  return printUsageError(
    `There is no working custom tool ${quoteArgument(name)}.
To see them, and what is wrong: squad-action tools
`
  );
}
function quoteArgument(word) {
  return JSON.stringify(cutCharacters(word, 80));
}
async function openProject({
  directory,
  folder,
  global = [],
  programs
}) {
  const root = resolve2(directory);
  const globals = global.map((name) => resolve2(name));
  const whyNot = await Promise.all([
    whyNotFolder(root),
    ...globals.map((path) => whyNotFolder(path, "--global"))
  ]);
  const why = whyNot.find((one) => one !== void 0);
  if (why !== void 0) return why;
  const usual = [".squad", ".ai-team"].find((name) => existsSync2(join4(root, name)));
  const named = folder === void 0 ? void 0 : await findNamedFolder(root, folder);
  if (named?.kind === "wrong") return named.whyNot;
  return {
    root,
    folder: named?.path ?? usual ?? ".squad",
    globals: globals.map((path) => relative2(root, path).replaceAll(sep, "/") || "."),
    mayStartPrograms: programs,
    program: hostProgram(),
    log: (line) => printAside(`${line}
`)
  };
}

// src/tool-host.ts
var HELP = `squad-action mcp --folder <folder>... [--directory .] [--env NAME]...
                 [--network HOST]... [--programs]

  Serves the tools of a repository to an MCP client over standard input and
  output.

  --folder     the folder that holds tools/, such as .squad (may be repeated:
               if two tools have the same name, the first folder's is served)
  --directory  where the tools work; default: this folder
  --env        a variable that the tools may see (may be repeated)
  --network    a host that the tools may reach (may be repeated)
  --programs   lets tools start programs, to which no limits apply
`;
var OPTIONS2 = {
  folder: { type: "string", multiple: true },
  directory: { type: "string", default: "." },
  env: { type: "string", multiple: true },
  network: { type: "string", multiple: true },
  programs: { type: "boolean", default: false }
};
async function readSettings(args) {
  const read = readArguments(args, { options: OPTIONS2, allowPositionals: false });
  if (typeof read === "string") return `${read}

${HELP}`;
  const { folder: folders = [], directory, env = [], network = [], programs } = read.values;
  if (folders.length === 0 || folders.includes(""))
    return `--folder is missing: name the folder that holds tools/.

${HELP}`;
  const kept = env.find((name) => !mayPassVariable(name));
  const whyNot = (kept === void 0 ? void 0 : forbiddenVariable(kept)) ?? await whyNotFolder(resolve3(directory)) ?? await firstWhyNot(folders);
  const hosts = network.map((host) => host.toLowerCase());
  return whyNot ?? { folders, directory, passed: env, network: hosts, mayStartPrograms: programs };
}
async function firstWhyNot(folders) {
  const whys = folders.map((folder) => whyNotFolder(resolve3(folder), "--folder"));
  return (await Promise.all(whys)).find((why) => why !== void 0);
}
function forbiddenVariable(name) {
  return `--env ${JSON.stringify(name)} is not a variable that tools may see.
Give a plain name; tokens, inputs and the runner's own variables are never passed.
`;
}
async function runFile(file, rest) {
  const path = resolve3(file);
  if (!existsSync3(path)) {
    process.exitCode = printUsageError(
      `There is no file ${path}.
To call a tool: squad-action tools run <name>
`
    );
    return;
  }
  process.argv.splice(1, process.argv.length, path, ...rest[0] === "--" ? rest.slice(1) : rest);
  await createImporter(dirname2(path))(path);
}
async function runToolsCommand(args) {
  ignoreClosedPipe(process.stdout);
  const ran = await attempt(toolsCommand(args));
  process.exitCode = ran.kind === "done" ? ran.value : printFailure(shortErrorText(ran.error));
}
async function main() {
  const [verb, file, ...rest] = process.argv.slice(2);
  if (verb === "--worker") return serveWorker();
  if (verb === "run" && file !== void 0) return runFile(file, rest);
  if (verb === "tools") return runToolsCommand(process.argv.slice(3));
  const flags = process.argv.slice(verb === "mcp" ? 3 : 2);
  if (flags.some((flag) => ["-h", "--help"].includes(flag))) {
    process.exitCode = printOutput(HELP);
    return;
  }
  const settings = await readSettings(flags);
  if (typeof settings === "string") {
    process.exitCode = printUsageError(settings);
    return;
  }
  await serveMcpTools(settings);
  process.exit(0);
}
await main();
