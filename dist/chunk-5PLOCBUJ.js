import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  CHARTER_BYTES,
  CHECK_FILES,
  CHECK_SCRIPTS,
  CONFIG_BYTES,
  COORDINATOR,
  DELETION,
  EMPTY_ANSWER,
  EMPTY_TREE,
  LOCKED_OUT,
  MAX_FILE_BYTES,
  OUTCOMES,
  PAGES,
  PATH_NAMES,
  TEST_PATH,
  UNTITLED_DECISION,
  agentName,
  agentNameCell,
  batchPaths,
  blockOpenedBy,
  blocking,
  cancelledOutcome,
  capitalise,
  cell,
  checkBox,
  checkMachine,
  checkTools,
  closeBlocks,
  code,
  codeBlock,
  collapsible,
  compareText,
  compareTrees,
  count,
  countHandoffs,
  cutDecisions,
  dateIn,
  dayOf,
  demoteHeadings,
  didYouMean,
  displayName,
  duration,
  escapeExtraBars,
  factOf,
  filterReason,
  findChecks,
  firstOf,
  firstParagraph,
  firstSentence,
  firstThatFits,
  foldTitle,
  foundIn,
  hasFinished,
  hashOfLines,
  headingOf,
  hiddenInFormulas,
  hiddenLines,
  inline,
  isAgentFile,
  isAmong,
  isBlocking,
  isBusy,
  isFailing,
  isLockFileAlone,
  isOwnPart,
  isPartTitle,
  isPlaceholder,
  isRed,
  isRegularFile,
  isRepositoryPath,
  isRoutable,
  isScaffold,
  isTelling,
  isThere2 as isThere,
  isTooDeep,
  joinNames,
  judge,
  knownSpelling,
  labelOf,
  lacksPullRequest,
  limitedTable,
  lineEndOf,
  linesLabel,
  linesLink,
  link,
  list,
  listField,
  listFolderEntries,
  listSkills,
  loadCharter,
  locateSquad,
  nameText,
  narrowRights,
  normalLabel,
  notDoneText,
  obstacle,
  ok,
  oneLine,
  openPlaces,
  originLink,
  ownDayIn,
  packageManagerOf,
  paragraphs,
  parseDecisions,
  pathInSentence,
  pathLeftOut,
  pathList,
  pathsAmong,
  plural,
  problem,
  publishedNotes,
  readAgentFile,
  readAttributes,
  readDecisions,
  readFrontMatter,
  readLabels,
  readLines,
  readMarkdown,
  readSections,
  readTeam,
  readTreeListing,
  reasonAgainstAdded,
  repositoryUrl,
  require_dist,
  resultText,
  scriptCommand,
  scriptsOf,
  selectMemory,
  serialize,
  shareWork,
  shorten,
  splitPaths,
  standingParts,
  stateText,
  sum,
  supersededKey,
  textField,
  textOf,
  titleKey,
  toDecisionEntry,
  toPhrase,
  totalTokens,
  trimBlankLines,
  unfinishedAgents,
  unknownDays,
  unseen,
  untoldLines,
  warning,
  wayInside,
  withTimeout,
  withoutUnseen,
  wordSet,
  workInFolder,
  workingTime
} from "./chunk-7MBFE6NC.js";
import {
  fieldsOf,
  isRecord,
  normaliseText,
  plainText,
  readJson
} from "./chunk-AWAPVFDS.js";
import {
  endsWithFence,
  readInfo,
  sha256,
  slug,
  withOpening
} from "./chunk-TMDQQX76.js";
import {
  adviceOn,
  proxiedFetch
} from "./chunk-H7RZVLXM.js";
import {
  cutCharacters,
  fittingTexts,
  headOf,
  unlessAborted,
  wrapText
} from "./chunk-3P5NEQOD.js";
import {
  BOT,
  _enum,
  array,
  boolean,
  number,
  object,
  record,
  string,
  union,
  unknown
} from "./chunk-LZXB6SZ2.js";
import {
  SquadError,
  attempt,
  describe,
  isFinal,
  machineFault,
  refusalKindOf,
  resultOr,
  systemCode
} from "./chunk-QYCI2ITB.js";
import {
  __commonJS,
  __require,
  __toESM,
  define_RUNTIME_PACKAGES_default,
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// node_modules/vscode-jsonrpc/lib/common/is.js
var require_is = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/is.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.stringArray = exports.array = exports.func = exports.error = exports.number = exports.string = exports.boolean = void 0;
    function boolean2(value) {
      return value === true || value === false;
    }
    exports.boolean = boolean2;
    function string2(value) {
      return typeof value === "string" || value instanceof String;
    }
    exports.string = string2;
    function number2(value) {
      return typeof value === "number" || value instanceof Number;
    }
    exports.number = number2;
    function error(value) {
      return value instanceof Error;
    }
    exports.error = error;
    function func(value) {
      return typeof value === "function";
    }
    exports.func = func;
    function array2(value) {
      return Array.isArray(value);
    }
    exports.array = array2;
    function stringArray(value) {
      return array2(value) && value.every((elem) => string2(elem));
    }
    exports.stringArray = stringArray;
  }
});

// node_modules/vscode-jsonrpc/lib/common/messages.js
var require_messages = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/messages.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.Message = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType = exports.RequestType0 = exports.AbstractMessageSignature = exports.ParameterStructures = exports.ResponseError = exports.ErrorCodes = void 0;
    var is = require_is();
    var ErrorCodes3;
    (function(ErrorCodes4) {
      ErrorCodes4.ParseError = -32700;
      ErrorCodes4.InvalidRequest = -32600;
      ErrorCodes4.MethodNotFound = -32601;
      ErrorCodes4.InvalidParams = -32602;
      ErrorCodes4.InternalError = -32603;
      ErrorCodes4.jsonrpcReservedErrorRangeStart = -32099;
      ErrorCodes4.serverErrorStart = -32099;
      ErrorCodes4.MessageWriteError = -32099;
      ErrorCodes4.MessageReadError = -32098;
      ErrorCodes4.PendingResponseRejected = -32097;
      ErrorCodes4.ConnectionInactive = -32096;
      ErrorCodes4.ServerNotInitialized = -32002;
      ErrorCodes4.UnknownErrorCode = -32001;
      ErrorCodes4.jsonrpcReservedErrorRangeEnd = -32e3;
      ErrorCodes4.serverErrorEnd = -32e3;
    })(ErrorCodes3 || (exports.ErrorCodes = ErrorCodes3 = {}));
    var ResponseError3 = class _ResponseError extends Error {
      constructor(code2, message, data) {
        super(message);
        this.code = is.number(code2) ? code2 : ErrorCodes3.UnknownErrorCode;
        this.data = data;
        Object.setPrototypeOf(this, _ResponseError.prototype);
      }
      toJson() {
        const result = {
          code: this.code,
          message: this.message
        };
        if (this.data !== void 0) {
          result.data = this.data;
        }
        return result;
      }
    };
    exports.ResponseError = ResponseError3;
    var ParameterStructures = class _ParameterStructures {
      constructor(kind) {
        this.kind = kind;
      }
      static is(value) {
        return value === _ParameterStructures.auto || value === _ParameterStructures.byName || value === _ParameterStructures.byPosition;
      }
      toString() {
        return this.kind;
      }
    };
    exports.ParameterStructures = ParameterStructures;
    ParameterStructures.auto = new ParameterStructures("auto");
    ParameterStructures.byPosition = new ParameterStructures("byPosition");
    ParameterStructures.byName = new ParameterStructures("byName");
    var AbstractMessageSignature = class {
      constructor(method, numberOfParams) {
        this.method = method;
        this.numberOfParams = numberOfParams;
      }
      get parameterStructures() {
        return ParameterStructures.auto;
      }
    };
    exports.AbstractMessageSignature = AbstractMessageSignature;
    var RequestType0 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 0);
      }
    };
    exports.RequestType0 = RequestType0;
    var RequestType = class extends AbstractMessageSignature {
      constructor(method, _parameterStructures = ParameterStructures.auto) {
        super(method, 1);
        this._parameterStructures = _parameterStructures;
      }
      get parameterStructures() {
        return this._parameterStructures;
      }
    };
    exports.RequestType = RequestType;
    var RequestType1 = class extends AbstractMessageSignature {
      constructor(method, _parameterStructures = ParameterStructures.auto) {
        super(method, 1);
        this._parameterStructures = _parameterStructures;
      }
      get parameterStructures() {
        return this._parameterStructures;
      }
    };
    exports.RequestType1 = RequestType1;
    var RequestType2 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 2);
      }
    };
    exports.RequestType2 = RequestType2;
    var RequestType3 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 3);
      }
    };
    exports.RequestType3 = RequestType3;
    var RequestType4 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 4);
      }
    };
    exports.RequestType4 = RequestType4;
    var RequestType5 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 5);
      }
    };
    exports.RequestType5 = RequestType5;
    var RequestType6 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 6);
      }
    };
    exports.RequestType6 = RequestType6;
    var RequestType7 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 7);
      }
    };
    exports.RequestType7 = RequestType7;
    var RequestType8 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 8);
      }
    };
    exports.RequestType8 = RequestType8;
    var RequestType9 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 9);
      }
    };
    exports.RequestType9 = RequestType9;
    var NotificationType = class extends AbstractMessageSignature {
      constructor(method, _parameterStructures = ParameterStructures.auto) {
        super(method, 1);
        this._parameterStructures = _parameterStructures;
      }
      get parameterStructures() {
        return this._parameterStructures;
      }
    };
    exports.NotificationType = NotificationType;
    var NotificationType0 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 0);
      }
    };
    exports.NotificationType0 = NotificationType0;
    var NotificationType1 = class extends AbstractMessageSignature {
      constructor(method, _parameterStructures = ParameterStructures.auto) {
        super(method, 1);
        this._parameterStructures = _parameterStructures;
      }
      get parameterStructures() {
        return this._parameterStructures;
      }
    };
    exports.NotificationType1 = NotificationType1;
    var NotificationType2 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 2);
      }
    };
    exports.NotificationType2 = NotificationType2;
    var NotificationType3 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 3);
      }
    };
    exports.NotificationType3 = NotificationType3;
    var NotificationType4 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 4);
      }
    };
    exports.NotificationType4 = NotificationType4;
    var NotificationType5 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 5);
      }
    };
    exports.NotificationType5 = NotificationType5;
    var NotificationType6 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 6);
      }
    };
    exports.NotificationType6 = NotificationType6;
    var NotificationType7 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 7);
      }
    };
    exports.NotificationType7 = NotificationType7;
    var NotificationType8 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 8);
      }
    };
    exports.NotificationType8 = NotificationType8;
    var NotificationType9 = class extends AbstractMessageSignature {
      constructor(method) {
        super(method, 9);
      }
    };
    exports.NotificationType9 = NotificationType9;
    var Message;
    (function(Message2) {
      function isRequest(message) {
        const candidate = message;
        return candidate && is.string(candidate.method) && (is.string(candidate.id) || is.number(candidate.id));
      }
      Message2.isRequest = isRequest;
      function isNotification(message) {
        const candidate = message;
        return candidate && is.string(candidate.method) && message.id === void 0;
      }
      Message2.isNotification = isNotification;
      function isResponse(message) {
        const candidate = message;
        return candidate && (candidate.result !== void 0 || !!candidate.error) && (is.string(candidate.id) || is.number(candidate.id) || candidate.id === null);
      }
      Message2.isResponse = isResponse;
    })(Message || (exports.Message = Message = {}));
  }
});

// node_modules/vscode-jsonrpc/lib/common/linkedMap.js
var require_linkedMap = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/linkedMap.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    var _a;
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.LRUCache = exports.LinkedMap = exports.Touch = void 0;
    var Touch;
    (function(Touch2) {
      Touch2.None = 0;
      Touch2.First = 1;
      Touch2.AsOld = Touch2.First;
      Touch2.Last = 2;
      Touch2.AsNew = Touch2.Last;
    })(Touch || (exports.Touch = Touch = {}));
    var LinkedMap = class {
      constructor() {
        this[_a] = "LinkedMap";
        this._map = /* @__PURE__ */ new Map();
        this._head = void 0;
        this._tail = void 0;
        this._size = 0;
        this._state = 0;
      }
      clear() {
        this._map.clear();
        this._head = void 0;
        this._tail = void 0;
        this._size = 0;
        this._state++;
      }
      isEmpty() {
        return !this._head && !this._tail;
      }
      get size() {
        return this._size;
      }
      get first() {
        return this._head?.value;
      }
      get last() {
        return this._tail?.value;
      }
      has(key) {
        return this._map.has(key);
      }
      get(key, touch = Touch.None) {
        const item = this._map.get(key);
        if (!item) {
          return void 0;
        }
        if (touch !== Touch.None) {
          this.touch(item, touch);
        }
        return item.value;
      }
      set(key, value, touch = Touch.None) {
        let item = this._map.get(key);
        if (item) {
          item.value = value;
          if (touch !== Touch.None) {
            this.touch(item, touch);
          }
        } else {
          item = { key, value, next: void 0, previous: void 0 };
          switch (touch) {
            case Touch.None:
              this.addItemLast(item);
              break;
            case Touch.First:
              this.addItemFirst(item);
              break;
            case Touch.Last:
              this.addItemLast(item);
              break;
            default:
              this.addItemLast(item);
              break;
          }
          this._map.set(key, item);
          this._size++;
        }
        return this;
      }
      delete(key) {
        return !!this.remove(key);
      }
      remove(key) {
        const item = this._map.get(key);
        if (!item) {
          return void 0;
        }
        this._map.delete(key);
        this.removeItem(item);
        this._size--;
        return item.value;
      }
      shift() {
        if (!this._head && !this._tail) {
          return void 0;
        }
        if (!this._head || !this._tail) {
          throw new Error("Invalid list");
        }
        const item = this._head;
        this._map.delete(item.key);
        this.removeItem(item);
        this._size--;
        return item.value;
      }
      forEach(callbackfn, thisArg) {
        const state = this._state;
        let current = this._head;
        while (current) {
          if (thisArg) {
            callbackfn.bind(thisArg)(current.value, current.key, this);
          } else {
            callbackfn(current.value, current.key, this);
          }
          if (this._state !== state) {
            throw new Error(`LinkedMap got modified during iteration.`);
          }
          current = current.next;
        }
      }
      keys() {
        const state = this._state;
        let current = this._head;
        const iterator = {
          [Symbol.iterator]: () => {
            return iterator;
          },
          next: () => {
            if (this._state !== state) {
              throw new Error(`LinkedMap got modified during iteration.`);
            }
            if (current) {
              const result = { value: current.key, done: false };
              current = current.next;
              return result;
            } else {
              return { value: void 0, done: true };
            }
          }
        };
        return iterator;
      }
      values() {
        const state = this._state;
        let current = this._head;
        const iterator = {
          [Symbol.iterator]: () => {
            return iterator;
          },
          next: () => {
            if (this._state !== state) {
              throw new Error(`LinkedMap got modified during iteration.`);
            }
            if (current) {
              const result = { value: current.value, done: false };
              current = current.next;
              return result;
            } else {
              return { value: void 0, done: true };
            }
          }
        };
        return iterator;
      }
      entries() {
        const state = this._state;
        let current = this._head;
        const iterator = {
          [Symbol.iterator]: () => {
            return iterator;
          },
          next: () => {
            if (this._state !== state) {
              throw new Error(`LinkedMap got modified during iteration.`);
            }
            if (current) {
              const result = { value: [current.key, current.value], done: false };
              current = current.next;
              return result;
            } else {
              return { value: void 0, done: true };
            }
          }
        };
        return iterator;
      }
      [(_a = Symbol.toStringTag, Symbol.iterator)]() {
        return this.entries();
      }
      trimOld(newSize) {
        if (newSize >= this.size) {
          return;
        }
        if (newSize === 0) {
          this.clear();
          return;
        }
        let current = this._head;
        let currentSize = this.size;
        while (current && currentSize > newSize) {
          this._map.delete(current.key);
          current = current.next;
          currentSize--;
        }
        this._head = current;
        this._size = currentSize;
        if (current) {
          current.previous = void 0;
        }
        this._state++;
      }
      addItemFirst(item) {
        if (!this._head && !this._tail) {
          this._tail = item;
        } else if (!this._head) {
          throw new Error("Invalid list");
        } else {
          item.next = this._head;
          this._head.previous = item;
        }
        this._head = item;
        this._state++;
      }
      addItemLast(item) {
        if (!this._head && !this._tail) {
          this._head = item;
        } else if (!this._tail) {
          throw new Error("Invalid list");
        } else {
          item.previous = this._tail;
          this._tail.next = item;
        }
        this._tail = item;
        this._state++;
      }
      removeItem(item) {
        if (item === this._head && item === this._tail) {
          this._head = void 0;
          this._tail = void 0;
        } else if (item === this._head) {
          if (!item.next) {
            throw new Error("Invalid list");
          }
          item.next.previous = void 0;
          this._head = item.next;
        } else if (item === this._tail) {
          if (!item.previous) {
            throw new Error("Invalid list");
          }
          item.previous.next = void 0;
          this._tail = item.previous;
        } else {
          const next = item.next;
          const previous = item.previous;
          if (!next || !previous) {
            throw new Error("Invalid list");
          }
          next.previous = previous;
          previous.next = next;
        }
        item.next = void 0;
        item.previous = void 0;
        this._state++;
      }
      touch(item, touch) {
        if (!this._head || !this._tail) {
          throw new Error("Invalid list");
        }
        if (touch !== Touch.First && touch !== Touch.Last) {
          return;
        }
        if (touch === Touch.First) {
          if (item === this._head) {
            return;
          }
          const next = item.next;
          const previous = item.previous;
          if (item === this._tail) {
            previous.next = void 0;
            this._tail = previous;
          } else {
            next.previous = previous;
            previous.next = next;
          }
          item.previous = void 0;
          item.next = this._head;
          this._head.previous = item;
          this._head = item;
          this._state++;
        } else if (touch === Touch.Last) {
          if (item === this._tail) {
            return;
          }
          const next = item.next;
          const previous = item.previous;
          if (item === this._head) {
            next.previous = void 0;
            this._head = next;
          } else {
            next.previous = previous;
            previous.next = next;
          }
          item.next = void 0;
          item.previous = this._tail;
          this._tail.next = item;
          this._tail = item;
          this._state++;
        }
      }
      toJSON() {
        const data = [];
        this.forEach((value, key) => {
          data.push([key, value]);
        });
        return data;
      }
      fromJSON(data) {
        this.clear();
        for (const [key, value] of data) {
          this.set(key, value);
        }
      }
    };
    exports.LinkedMap = LinkedMap;
    var LRUCache = class extends LinkedMap {
      constructor(limit, ratio = 1) {
        super();
        this._limit = limit;
        this._ratio = Math.min(Math.max(0, ratio), 1);
      }
      get limit() {
        return this._limit;
      }
      set limit(limit) {
        this._limit = limit;
        this.checkTrim();
      }
      get ratio() {
        return this._ratio;
      }
      set ratio(ratio) {
        this._ratio = Math.min(Math.max(0, ratio), 1);
        this.checkTrim();
      }
      get(key, touch = Touch.AsNew) {
        return super.get(key, touch);
      }
      peek(key) {
        return super.get(key, Touch.None);
      }
      set(key, value) {
        super.set(key, value, Touch.Last);
        this.checkTrim();
        return this;
      }
      checkTrim() {
        if (this.size > this._limit) {
          this.trimOld(Math.round(this._limit * this._ratio));
        }
      }
    };
    exports.LRUCache = LRUCache;
  }
});

// node_modules/vscode-jsonrpc/lib/common/disposable.js
var require_disposable = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/disposable.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.Disposable = void 0;
    var Disposable;
    (function(Disposable2) {
      function create(func) {
        return {
          dispose: func
        };
      }
      Disposable2.create = create;
    })(Disposable || (exports.Disposable = Disposable = {}));
  }
});

// node_modules/vscode-jsonrpc/lib/common/ral.js
var require_ral = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/ral.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    var _ral;
    function RAL() {
      if (_ral === void 0) {
        throw new Error(`No runtime abstraction layer installed`);
      }
      return _ral;
    }
    (function(RAL2) {
      function install(ral) {
        if (ral === void 0) {
          throw new Error(`No runtime abstraction layer provided`);
        }
        _ral = ral;
      }
      RAL2.install = install;
    })(RAL || (RAL = {}));
    exports.default = RAL;
  }
});

// node_modules/vscode-jsonrpc/lib/common/events.js
var require_events = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/events.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.Emitter = exports.Event = void 0;
    var ral_1 = require_ral();
    var Event;
    (function(Event2) {
      const _disposable = { dispose() {
      } };
      Event2.None = function() {
        return _disposable;
      };
    })(Event || (exports.Event = Event = {}));
    var CallbackList = class {
      add(callback, context = null, bucket) {
        if (!this._callbacks) {
          this._callbacks = [];
          this._contexts = [];
        }
        this._callbacks.push(callback);
        this._contexts.push(context);
        if (Array.isArray(bucket)) {
          bucket.push({ dispose: () => this.remove(callback, context) });
        }
      }
      remove(callback, context = null) {
        if (!this._callbacks) {
          return;
        }
        let foundCallbackWithDifferentContext = false;
        for (let i = 0, len = this._callbacks.length; i < len; i++) {
          if (this._callbacks[i] === callback) {
            if (this._contexts[i] === context) {
              this._callbacks.splice(i, 1);
              this._contexts.splice(i, 1);
              return;
            } else {
              foundCallbackWithDifferentContext = true;
            }
          }
        }
        if (foundCallbackWithDifferentContext) {
          throw new Error("When adding a listener with a context, you should remove it with the same context");
        }
      }
      invoke(...args) {
        if (!this._callbacks) {
          return [];
        }
        const ret = [], callbacks = this._callbacks.slice(0), contexts = this._contexts.slice(0);
        for (let i = 0, len = callbacks.length; i < len; i++) {
          try {
            ret.push(callbacks[i].apply(contexts[i], args));
          } catch (e) {
            (0, ral_1.default)().console.error(e);
          }
        }
        return ret;
      }
      isEmpty() {
        return !this._callbacks || this._callbacks.length === 0;
      }
      dispose() {
        this._callbacks = void 0;
        this._contexts = void 0;
      }
    };
    var Emitter = class _Emitter {
      constructor(_options) {
        this._options = _options;
      }
      /**
       * For the public to allow to subscribe
       * to events from this Emitter
       */
      get event() {
        if (!this._event) {
          this._event = (listener, thisArgs, disposables) => {
            if (!this._callbacks) {
              this._callbacks = new CallbackList();
            }
            if (this._options && this._options.onFirstListenerAdd && this._callbacks.isEmpty()) {
              this._options.onFirstListenerAdd(this);
            }
            this._callbacks.add(listener, thisArgs);
            const result = {
              dispose: () => {
                if (!this._callbacks) {
                  return;
                }
                this._callbacks.remove(listener, thisArgs);
                result.dispose = _Emitter._noop;
                if (this._options && this._options.onLastListenerRemove && this._callbacks.isEmpty()) {
                  this._options.onLastListenerRemove(this);
                }
              }
            };
            if (Array.isArray(disposables)) {
              disposables.push(result);
            }
            return result;
          };
        }
        return this._event;
      }
      /**
       * To be kept private to fire an event to
       * subscribers
       */
      fire(event) {
        if (this._callbacks) {
          this._callbacks.invoke.call(this._callbacks, event);
        }
      }
      dispose() {
        if (this._callbacks) {
          this._callbacks.dispose();
          this._callbacks = void 0;
        }
      }
    };
    exports.Emitter = Emitter;
    Emitter._noop = function() {
    };
  }
});

// node_modules/vscode-jsonrpc/lib/common/cancellation.js
var require_cancellation = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/cancellation.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.CancellationTokenSource = exports.CancellationToken = void 0;
    var ral_1 = require_ral();
    var Is = require_is();
    var events_1 = require_events();
    var CancellationToken;
    (function(CancellationToken2) {
      CancellationToken2.None = Object.freeze({
        isCancellationRequested: false,
        onCancellationRequested: events_1.Event.None
      });
      CancellationToken2.Cancelled = Object.freeze({
        isCancellationRequested: true,
        onCancellationRequested: events_1.Event.None
      });
      function is(value) {
        const candidate = value;
        return candidate && (candidate === CancellationToken2.None || candidate === CancellationToken2.Cancelled || Is.boolean(candidate.isCancellationRequested) && !!candidate.onCancellationRequested);
      }
      CancellationToken2.is = is;
    })(CancellationToken || (exports.CancellationToken = CancellationToken = {}));
    var shortcutEvent = Object.freeze(function(callback, context) {
      const handle = (0, ral_1.default)().timer.setTimeout(callback.bind(context), 0);
      return { dispose() {
        handle.dispose();
      } };
    });
    var MutableToken = class {
      constructor() {
        this._isCancelled = false;
      }
      cancel() {
        if (!this._isCancelled) {
          this._isCancelled = true;
          if (this._emitter) {
            this._emitter.fire(void 0);
            this.dispose();
          }
        }
      }
      get isCancellationRequested() {
        return this._isCancelled;
      }
      get onCancellationRequested() {
        if (this._isCancelled) {
          return shortcutEvent;
        }
        if (!this._emitter) {
          this._emitter = new events_1.Emitter();
        }
        return this._emitter.event;
      }
      dispose() {
        if (this._emitter) {
          this._emitter.dispose();
          this._emitter = void 0;
        }
      }
    };
    var CancellationTokenSource = class {
      get token() {
        if (!this._token) {
          this._token = new MutableToken();
        }
        return this._token;
      }
      cancel() {
        if (!this._token) {
          this._token = CancellationToken.Cancelled;
        } else {
          this._token.cancel();
        }
      }
      dispose() {
        if (!this._token) {
          this._token = CancellationToken.None;
        } else if (this._token instanceof MutableToken) {
          this._token.dispose();
        }
      }
    };
    exports.CancellationTokenSource = CancellationTokenSource;
  }
});

// node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js
var require_sharedArrayCancellation = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = void 0;
    var cancellation_1 = require_cancellation();
    var CancellationState;
    (function(CancellationState2) {
      CancellationState2.Continue = 0;
      CancellationState2.Cancelled = 1;
    })(CancellationState || (CancellationState = {}));
    var SharedArraySenderStrategy = class {
      constructor() {
        this.buffers = /* @__PURE__ */ new Map();
      }
      enableCancellation(request) {
        if (request.id === null) {
          return;
        }
        const buffer = new SharedArrayBuffer(4);
        const data = new Int32Array(buffer, 0, 1);
        data[0] = CancellationState.Continue;
        this.buffers.set(request.id, buffer);
        request.$cancellationData = buffer;
      }
      async sendCancellation(_conn, id) {
        const buffer = this.buffers.get(id);
        if (buffer === void 0) {
          return;
        }
        const data = new Int32Array(buffer, 0, 1);
        Atomics.store(data, 0, CancellationState.Cancelled);
      }
      cleanup(id) {
        this.buffers.delete(id);
      }
      dispose() {
        this.buffers.clear();
      }
    };
    exports.SharedArraySenderStrategy = SharedArraySenderStrategy;
    var SharedArrayBufferCancellationToken = class {
      constructor(buffer) {
        this.data = new Int32Array(buffer, 0, 1);
      }
      get isCancellationRequested() {
        return Atomics.load(this.data, 0) === CancellationState.Cancelled;
      }
      get onCancellationRequested() {
        throw new Error(`Cancellation over SharedArrayBuffer doesn't support cancellation events`);
      }
    };
    var SharedArrayBufferCancellationTokenSource = class {
      constructor(buffer) {
        this.token = new SharedArrayBufferCancellationToken(buffer);
      }
      cancel() {
      }
      dispose() {
      }
    };
    var SharedArrayReceiverStrategy = class {
      constructor() {
        this.kind = "request";
      }
      createCancellationTokenSource(request) {
        const buffer = request.$cancellationData;
        if (buffer === void 0) {
          return new cancellation_1.CancellationTokenSource();
        }
        return new SharedArrayBufferCancellationTokenSource(buffer);
      }
    };
    exports.SharedArrayReceiverStrategy = SharedArrayReceiverStrategy;
  }
});

// node_modules/vscode-jsonrpc/lib/common/semaphore.js
var require_semaphore = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/semaphore.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.Semaphore = void 0;
    var ral_1 = require_ral();
    var Semaphore = class {
      constructor(capacity = 1) {
        if (capacity <= 0) {
          throw new Error("Capacity must be greater than 0");
        }
        this._capacity = capacity;
        this._active = 0;
        this._waiting = [];
      }
      lock(thunk) {
        return new Promise((resolve2, reject) => {
          this._waiting.push({ thunk, resolve: resolve2, reject });
          this.runNext();
        });
      }
      get active() {
        return this._active;
      }
      runNext() {
        if (this._waiting.length === 0 || this._active === this._capacity) {
          return;
        }
        (0, ral_1.default)().timer.setImmediate(() => this.doRunNext());
      }
      doRunNext() {
        if (this._waiting.length === 0 || this._active === this._capacity) {
          return;
        }
        const next = this._waiting.shift();
        this._active++;
        if (this._active > this._capacity) {
          throw new Error(`To many thunks active`);
        }
        try {
          const result = next.thunk();
          if (result instanceof Promise) {
            result.then((value) => {
              this._active--;
              next.resolve(value);
              this.runNext();
            }, (err) => {
              this._active--;
              next.reject(err);
              this.runNext();
            });
          } else {
            this._active--;
            next.resolve(result);
            this.runNext();
          }
        } catch (err) {
          this._active--;
          next.reject(err);
          this.runNext();
        }
      }
    };
    exports.Semaphore = Semaphore;
  }
});

// node_modules/vscode-jsonrpc/lib/common/messageReader.js
var require_messageReader = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/messageReader.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = void 0;
    var ral_1 = require_ral();
    var Is = require_is();
    var events_1 = require_events();
    var semaphore_1 = require_semaphore();
    var MessageReader;
    (function(MessageReader2) {
      function is(value) {
        let candidate = value;
        return candidate && Is.func(candidate.listen) && Is.func(candidate.dispose) && Is.func(candidate.onError) && Is.func(candidate.onClose) && Is.func(candidate.onPartialMessage);
      }
      MessageReader2.is = is;
    })(MessageReader || (exports.MessageReader = MessageReader = {}));
    var AbstractMessageReader = class {
      constructor() {
        this.errorEmitter = new events_1.Emitter();
        this.closeEmitter = new events_1.Emitter();
        this.partialMessageEmitter = new events_1.Emitter();
      }
      dispose() {
        this.errorEmitter.dispose();
        this.closeEmitter.dispose();
      }
      get onError() {
        return this.errorEmitter.event;
      }
      fireError(error) {
        this.errorEmitter.fire(this.asError(error));
      }
      get onClose() {
        return this.closeEmitter.event;
      }
      fireClose() {
        this.closeEmitter.fire(void 0);
      }
      get onPartialMessage() {
        return this.partialMessageEmitter.event;
      }
      firePartialMessage(info) {
        this.partialMessageEmitter.fire(info);
      }
      asError(error) {
        if (error instanceof Error) {
          return error;
        } else {
          return new Error(`Reader received error. Reason: ${Is.string(error.message) ? error.message : "unknown"}`);
        }
      }
    };
    exports.AbstractMessageReader = AbstractMessageReader;
    var ResolvedMessageReaderOptions;
    (function(ResolvedMessageReaderOptions2) {
      function fromOptions(options) {
        let charset;
        let result;
        let contentDecoder;
        const contentDecoders = /* @__PURE__ */ new Map();
        let contentTypeDecoder;
        const contentTypeDecoders = /* @__PURE__ */ new Map();
        if (options === void 0 || typeof options === "string") {
          charset = options ?? "utf-8";
        } else {
          charset = options.charset ?? "utf-8";
          if (options.contentDecoder !== void 0) {
            contentDecoder = options.contentDecoder;
            contentDecoders.set(contentDecoder.name, contentDecoder);
          }
          if (options.contentDecoders !== void 0) {
            for (const decoder of options.contentDecoders) {
              contentDecoders.set(decoder.name, decoder);
            }
          }
          if (options.contentTypeDecoder !== void 0) {
            contentTypeDecoder = options.contentTypeDecoder;
            contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder);
          }
          if (options.contentTypeDecoders !== void 0) {
            for (const decoder of options.contentTypeDecoders) {
              contentTypeDecoders.set(decoder.name, decoder);
            }
          }
        }
        if (contentTypeDecoder === void 0) {
          contentTypeDecoder = (0, ral_1.default)().applicationJson.decoder;
          contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder);
        }
        return { charset, contentDecoder, contentDecoders, contentTypeDecoder, contentTypeDecoders };
      }
      ResolvedMessageReaderOptions2.fromOptions = fromOptions;
    })(ResolvedMessageReaderOptions || (ResolvedMessageReaderOptions = {}));
    var ReadableStreamMessageReader = class extends AbstractMessageReader {
      constructor(readable, options) {
        super();
        this.readable = readable;
        this.options = ResolvedMessageReaderOptions.fromOptions(options);
        this.buffer = (0, ral_1.default)().messageBuffer.create(this.options.charset);
        this._partialMessageTimeout = 1e4;
        this.nextMessageLength = -1;
        this.messageToken = 0;
        this.readSemaphore = new semaphore_1.Semaphore(1);
      }
      set partialMessageTimeout(timeout) {
        this._partialMessageTimeout = timeout;
      }
      get partialMessageTimeout() {
        return this._partialMessageTimeout;
      }
      listen(callback) {
        this.nextMessageLength = -1;
        this.messageToken = 0;
        this.partialMessageTimer = void 0;
        this.callback = callback;
        const result = this.readable.onData((data) => {
          this.onData(data);
        });
        this.readable.onError((error) => this.fireError(error));
        this.readable.onClose(() => this.fireClose());
        return result;
      }
      onData(data) {
        try {
          this.buffer.append(data);
          while (true) {
            if (this.nextMessageLength === -1) {
              const headers = this.buffer.tryReadHeaders(true);
              if (!headers) {
                return;
              }
              const contentLength = headers.get("content-length");
              if (!contentLength) {
                this.fireError(new Error(`Header must provide a Content-Length property.
${JSON.stringify(Object.fromEntries(headers))}`));
                return;
              }
              const length = parseInt(contentLength);
              if (isNaN(length)) {
                this.fireError(new Error(`Content-Length value must be a number. Got ${contentLength}`));
                return;
              }
              this.nextMessageLength = length;
            }
            const body = this.buffer.tryReadBody(this.nextMessageLength);
            if (body === void 0) {
              this.setPartialMessageTimer();
              return;
            }
            this.clearPartialMessageTimer();
            this.nextMessageLength = -1;
            this.readSemaphore.lock(async () => {
              const bytes = this.options.contentDecoder !== void 0 ? await this.options.contentDecoder.decode(body) : body;
              const message = await this.options.contentTypeDecoder.decode(bytes, this.options);
              this.callback(message);
            }).catch((error) => {
              this.fireError(error);
            });
          }
        } catch (error) {
          this.fireError(error);
        }
      }
      clearPartialMessageTimer() {
        if (this.partialMessageTimer) {
          this.partialMessageTimer.dispose();
          this.partialMessageTimer = void 0;
        }
      }
      setPartialMessageTimer() {
        this.clearPartialMessageTimer();
        if (this._partialMessageTimeout <= 0) {
          return;
        }
        this.partialMessageTimer = (0, ral_1.default)().timer.setTimeout((token, timeout) => {
          this.partialMessageTimer = void 0;
          if (token === this.messageToken) {
            this.firePartialMessage({ messageToken: token, waitingTime: timeout });
            this.setPartialMessageTimer();
          }
        }, this._partialMessageTimeout, this.messageToken, this._partialMessageTimeout);
      }
    };
    exports.ReadableStreamMessageReader = ReadableStreamMessageReader;
  }
});

// node_modules/vscode-jsonrpc/lib/common/messageWriter.js
var require_messageWriter = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/messageWriter.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = void 0;
    var ral_1 = require_ral();
    var Is = require_is();
    var semaphore_1 = require_semaphore();
    var events_1 = require_events();
    var ContentLength = "Content-Length: ";
    var CRLF = "\r\n";
    var MessageWriter;
    (function(MessageWriter2) {
      function is(value) {
        let candidate = value;
        return candidate && Is.func(candidate.dispose) && Is.func(candidate.onClose) && Is.func(candidate.onError) && Is.func(candidate.write);
      }
      MessageWriter2.is = is;
    })(MessageWriter || (exports.MessageWriter = MessageWriter = {}));
    var AbstractMessageWriter = class {
      constructor() {
        this.errorEmitter = new events_1.Emitter();
        this.closeEmitter = new events_1.Emitter();
      }
      dispose() {
        this.errorEmitter.dispose();
        this.closeEmitter.dispose();
      }
      get onError() {
        return this.errorEmitter.event;
      }
      fireError(error, message, count2) {
        this.errorEmitter.fire([this.asError(error), message, count2]);
      }
      get onClose() {
        return this.closeEmitter.event;
      }
      fireClose() {
        this.closeEmitter.fire(void 0);
      }
      asError(error) {
        if (error instanceof Error) {
          return error;
        } else {
          return new Error(`Writer received error. Reason: ${Is.string(error.message) ? error.message : "unknown"}`);
        }
      }
    };
    exports.AbstractMessageWriter = AbstractMessageWriter;
    var ResolvedMessageWriterOptions;
    (function(ResolvedMessageWriterOptions2) {
      function fromOptions(options) {
        if (options === void 0 || typeof options === "string") {
          return { charset: options ?? "utf-8", contentTypeEncoder: (0, ral_1.default)().applicationJson.encoder };
        } else {
          return { charset: options.charset ?? "utf-8", contentEncoder: options.contentEncoder, contentTypeEncoder: options.contentTypeEncoder ?? (0, ral_1.default)().applicationJson.encoder };
        }
      }
      ResolvedMessageWriterOptions2.fromOptions = fromOptions;
    })(ResolvedMessageWriterOptions || (ResolvedMessageWriterOptions = {}));
    var WriteableStreamMessageWriter = class extends AbstractMessageWriter {
      constructor(writable, options) {
        super();
        this.writable = writable;
        this.options = ResolvedMessageWriterOptions.fromOptions(options);
        this.errorCount = 0;
        this.writeSemaphore = new semaphore_1.Semaphore(1);
        this.writable.onError((error) => this.fireError(error));
        this.writable.onClose(() => this.fireClose());
      }
      async write(msg) {
        return this.writeSemaphore.lock(async () => {
          const payload = this.options.contentTypeEncoder.encode(msg, this.options).then((buffer) => {
            if (this.options.contentEncoder !== void 0) {
              return this.options.contentEncoder.encode(buffer);
            } else {
              return buffer;
            }
          });
          return payload.then((buffer) => {
            const headers = [];
            headers.push(ContentLength, buffer.byteLength.toString(), CRLF);
            headers.push(CRLF);
            return this.doWrite(msg, headers, buffer);
          }, (error) => {
            this.fireError(error);
            throw error;
          });
        });
      }
      async doWrite(msg, headers, data) {
        try {
          await this.writable.write(headers.join(""), "ascii");
          return this.writable.write(data);
        } catch (error) {
          this.handleError(error, msg);
          return Promise.reject(error);
        }
      }
      handleError(error, msg) {
        this.errorCount++;
        this.fireError(error, msg, this.errorCount);
      }
      end() {
        this.writable.end();
      }
    };
    exports.WriteableStreamMessageWriter = WriteableStreamMessageWriter;
  }
});

// node_modules/vscode-jsonrpc/lib/common/messageBuffer.js
var require_messageBuffer = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/messageBuffer.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.AbstractMessageBuffer = void 0;
    var CR = 13;
    var LF = 10;
    var CRLF = "\r\n";
    var AbstractMessageBuffer = class {
      constructor(encoding = "utf-8") {
        this._encoding = encoding;
        this._chunks = [];
        this._totalLength = 0;
      }
      get encoding() {
        return this._encoding;
      }
      append(chunk) {
        const toAppend = typeof chunk === "string" ? this.fromString(chunk, this._encoding) : chunk;
        this._chunks.push(toAppend);
        this._totalLength += toAppend.byteLength;
      }
      tryReadHeaders(lowerCaseKeys = false) {
        if (this._chunks.length === 0) {
          return void 0;
        }
        let state = 0;
        let chunkIndex = 0;
        let offset = 0;
        let chunkBytesRead = 0;
        row: while (chunkIndex < this._chunks.length) {
          const chunk = this._chunks[chunkIndex];
          offset = 0;
          column: while (offset < chunk.length) {
            const value = chunk[offset];
            switch (value) {
              case CR:
                switch (state) {
                  case 0:
                    state = 1;
                    break;
                  case 2:
                    state = 3;
                    break;
                  default:
                    state = 0;
                }
                break;
              case LF:
                switch (state) {
                  case 1:
                    state = 2;
                    break;
                  case 3:
                    state = 4;
                    offset++;
                    break row;
                  default:
                    state = 0;
                }
                break;
              default:
                state = 0;
            }
            offset++;
          }
          chunkBytesRead += chunk.byteLength;
          chunkIndex++;
        }
        if (state !== 4) {
          return void 0;
        }
        const buffer = this._read(chunkBytesRead + offset);
        const result = /* @__PURE__ */ new Map();
        const headers = this.toString(buffer, "ascii").split(CRLF);
        if (headers.length < 2) {
          return result;
        }
        for (let i = 0; i < headers.length - 2; i++) {
          const header = headers[i];
          const index = header.indexOf(":");
          if (index === -1) {
            throw new Error(`Message header must separate key and value using ':'
${header}`);
          }
          const key = header.substr(0, index);
          const value = header.substr(index + 1).trim();
          result.set(lowerCaseKeys ? key.toLowerCase() : key, value);
        }
        return result;
      }
      tryReadBody(length) {
        if (this._totalLength < length) {
          return void 0;
        }
        return this._read(length);
      }
      get numberOfBytes() {
        return this._totalLength;
      }
      _read(byteCount) {
        if (byteCount === 0) {
          return this.emptyBuffer();
        }
        if (byteCount > this._totalLength) {
          throw new Error(`Cannot read so many bytes!`);
        }
        if (this._chunks[0].byteLength === byteCount) {
          const chunk = this._chunks[0];
          this._chunks.shift();
          this._totalLength -= byteCount;
          return this.asNative(chunk);
        }
        if (this._chunks[0].byteLength > byteCount) {
          const chunk = this._chunks[0];
          const result2 = this.asNative(chunk, byteCount);
          this._chunks[0] = chunk.slice(byteCount);
          this._totalLength -= byteCount;
          return result2;
        }
        const result = this.allocNative(byteCount);
        let resultOffset = 0;
        let chunkIndex = 0;
        while (byteCount > 0) {
          const chunk = this._chunks[chunkIndex];
          if (chunk.byteLength > byteCount) {
            const chunkPart = chunk.slice(0, byteCount);
            result.set(chunkPart, resultOffset);
            resultOffset += byteCount;
            this._chunks[chunkIndex] = chunk.slice(byteCount);
            this._totalLength -= byteCount;
            byteCount -= byteCount;
          } else {
            result.set(chunk, resultOffset);
            resultOffset += chunk.byteLength;
            this._chunks.shift();
            this._totalLength -= chunk.byteLength;
            byteCount -= chunk.byteLength;
          }
        }
        return result;
      }
    };
    exports.AbstractMessageBuffer = AbstractMessageBuffer;
  }
});

// node_modules/vscode-jsonrpc/lib/common/connection.js
var require_connection = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/connection.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.createMessageConnection = exports.ConnectionOptions = exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.CancellationReceiverStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.ConnectionStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.Trace = exports.NullLogger = exports.ProgressType = exports.ProgressToken = void 0;
    var ral_1 = require_ral();
    var Is = require_is();
    var messages_1 = require_messages();
    var linkedMap_1 = require_linkedMap();
    var events_1 = require_events();
    var cancellation_1 = require_cancellation();
    var CancelNotification;
    (function(CancelNotification2) {
      CancelNotification2.type = new messages_1.NotificationType("$/cancelRequest");
    })(CancelNotification || (CancelNotification = {}));
    var ProgressToken;
    (function(ProgressToken2) {
      function is(value) {
        return typeof value === "string" || typeof value === "number";
      }
      ProgressToken2.is = is;
    })(ProgressToken || (exports.ProgressToken = ProgressToken = {}));
    var ProgressNotification;
    (function(ProgressNotification2) {
      ProgressNotification2.type = new messages_1.NotificationType("$/progress");
    })(ProgressNotification || (ProgressNotification = {}));
    var ProgressType = class {
      constructor() {
      }
    };
    exports.ProgressType = ProgressType;
    var StarRequestHandler;
    (function(StarRequestHandler2) {
      function is(value) {
        return Is.func(value);
      }
      StarRequestHandler2.is = is;
    })(StarRequestHandler || (StarRequestHandler = {}));
    exports.NullLogger = Object.freeze({
      error: () => {
      },
      warn: () => {
      },
      info: () => {
      },
      log: () => {
      }
    });
    var Trace;
    (function(Trace2) {
      Trace2[Trace2["Off"] = 0] = "Off";
      Trace2[Trace2["Messages"] = 1] = "Messages";
      Trace2[Trace2["Compact"] = 2] = "Compact";
      Trace2[Trace2["Verbose"] = 3] = "Verbose";
    })(Trace || (exports.Trace = Trace = {}));
    var TraceValues;
    (function(TraceValues2) {
      TraceValues2.Off = "off";
      TraceValues2.Messages = "messages";
      TraceValues2.Compact = "compact";
      TraceValues2.Verbose = "verbose";
    })(TraceValues || (exports.TraceValues = TraceValues = {}));
    (function(Trace2) {
      function fromString(value) {
        if (!Is.string(value)) {
          return Trace2.Off;
        }
        value = value.toLowerCase();
        switch (value) {
          case "off":
            return Trace2.Off;
          case "messages":
            return Trace2.Messages;
          case "compact":
            return Trace2.Compact;
          case "verbose":
            return Trace2.Verbose;
          default:
            return Trace2.Off;
        }
      }
      Trace2.fromString = fromString;
      function toString(value) {
        switch (value) {
          case Trace2.Off:
            return "off";
          case Trace2.Messages:
            return "messages";
          case Trace2.Compact:
            return "compact";
          case Trace2.Verbose:
            return "verbose";
          default:
            return "off";
        }
      }
      Trace2.toString = toString;
    })(Trace || (exports.Trace = Trace = {}));
    var TraceFormat;
    (function(TraceFormat2) {
      TraceFormat2["Text"] = "text";
      TraceFormat2["JSON"] = "json";
    })(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
    (function(TraceFormat2) {
      function fromString(value) {
        if (!Is.string(value)) {
          return TraceFormat2.Text;
        }
        value = value.toLowerCase();
        if (value === "json") {
          return TraceFormat2.JSON;
        } else {
          return TraceFormat2.Text;
        }
      }
      TraceFormat2.fromString = fromString;
    })(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
    var SetTraceNotification;
    (function(SetTraceNotification2) {
      SetTraceNotification2.type = new messages_1.NotificationType("$/setTrace");
    })(SetTraceNotification || (exports.SetTraceNotification = SetTraceNotification = {}));
    var LogTraceNotification;
    (function(LogTraceNotification2) {
      LogTraceNotification2.type = new messages_1.NotificationType("$/logTrace");
    })(LogTraceNotification || (exports.LogTraceNotification = LogTraceNotification = {}));
    var ConnectionErrors;
    (function(ConnectionErrors2) {
      ConnectionErrors2[ConnectionErrors2["Closed"] = 1] = "Closed";
      ConnectionErrors2[ConnectionErrors2["Disposed"] = 2] = "Disposed";
      ConnectionErrors2[ConnectionErrors2["AlreadyListening"] = 3] = "AlreadyListening";
    })(ConnectionErrors || (exports.ConnectionErrors = ConnectionErrors = {}));
    var ConnectionError2 = class _ConnectionError extends Error {
      constructor(code2, message) {
        super(message);
        this.code = code2;
        Object.setPrototypeOf(this, _ConnectionError.prototype);
      }
    };
    exports.ConnectionError = ConnectionError2;
    var ConnectionStrategy;
    (function(ConnectionStrategy2) {
      function is(value) {
        const candidate = value;
        return candidate && Is.func(candidate.cancelUndispatched);
      }
      ConnectionStrategy2.is = is;
    })(ConnectionStrategy || (exports.ConnectionStrategy = ConnectionStrategy = {}));
    var IdCancellationReceiverStrategy;
    (function(IdCancellationReceiverStrategy2) {
      function is(value) {
        const candidate = value;
        return candidate && (candidate.kind === void 0 || candidate.kind === "id") && Is.func(candidate.createCancellationTokenSource) && (candidate.dispose === void 0 || Is.func(candidate.dispose));
      }
      IdCancellationReceiverStrategy2.is = is;
    })(IdCancellationReceiverStrategy || (exports.IdCancellationReceiverStrategy = IdCancellationReceiverStrategy = {}));
    var RequestCancellationReceiverStrategy;
    (function(RequestCancellationReceiverStrategy2) {
      function is(value) {
        const candidate = value;
        return candidate && candidate.kind === "request" && Is.func(candidate.createCancellationTokenSource) && (candidate.dispose === void 0 || Is.func(candidate.dispose));
      }
      RequestCancellationReceiverStrategy2.is = is;
    })(RequestCancellationReceiverStrategy || (exports.RequestCancellationReceiverStrategy = RequestCancellationReceiverStrategy = {}));
    var CancellationReceiverStrategy;
    (function(CancellationReceiverStrategy2) {
      CancellationReceiverStrategy2.Message = Object.freeze({
        createCancellationTokenSource(_) {
          return new cancellation_1.CancellationTokenSource();
        }
      });
      function is(value) {
        return IdCancellationReceiverStrategy.is(value) || RequestCancellationReceiverStrategy.is(value);
      }
      CancellationReceiverStrategy2.is = is;
    })(CancellationReceiverStrategy || (exports.CancellationReceiverStrategy = CancellationReceiverStrategy = {}));
    var CancellationSenderStrategy;
    (function(CancellationSenderStrategy2) {
      CancellationSenderStrategy2.Message = Object.freeze({
        sendCancellation(conn, id) {
          return conn.sendNotification(CancelNotification.type, { id });
        },
        cleanup(_) {
        }
      });
      function is(value) {
        const candidate = value;
        return candidate && Is.func(candidate.sendCancellation) && Is.func(candidate.cleanup);
      }
      CancellationSenderStrategy2.is = is;
    })(CancellationSenderStrategy || (exports.CancellationSenderStrategy = CancellationSenderStrategy = {}));
    var CancellationStrategy;
    (function(CancellationStrategy2) {
      CancellationStrategy2.Message = Object.freeze({
        receiver: CancellationReceiverStrategy.Message,
        sender: CancellationSenderStrategy.Message
      });
      function is(value) {
        const candidate = value;
        return candidate && CancellationReceiverStrategy.is(candidate.receiver) && CancellationSenderStrategy.is(candidate.sender);
      }
      CancellationStrategy2.is = is;
    })(CancellationStrategy || (exports.CancellationStrategy = CancellationStrategy = {}));
    var MessageStrategy;
    (function(MessageStrategy2) {
      function is(value) {
        const candidate = value;
        return candidate && Is.func(candidate.handleMessage);
      }
      MessageStrategy2.is = is;
    })(MessageStrategy || (exports.MessageStrategy = MessageStrategy = {}));
    var ConnectionOptions;
    (function(ConnectionOptions2) {
      function is(value) {
        const candidate = value;
        return candidate && (CancellationStrategy.is(candidate.cancellationStrategy) || ConnectionStrategy.is(candidate.connectionStrategy) || MessageStrategy.is(candidate.messageStrategy));
      }
      ConnectionOptions2.is = is;
    })(ConnectionOptions || (exports.ConnectionOptions = ConnectionOptions = {}));
    var ConnectionState;
    (function(ConnectionState2) {
      ConnectionState2[ConnectionState2["New"] = 1] = "New";
      ConnectionState2[ConnectionState2["Listening"] = 2] = "Listening";
      ConnectionState2[ConnectionState2["Closed"] = 3] = "Closed";
      ConnectionState2[ConnectionState2["Disposed"] = 4] = "Disposed";
    })(ConnectionState || (ConnectionState = {}));
    function createMessageConnection2(messageReader, messageWriter, _logger, options) {
      const logger = _logger !== void 0 ? _logger : exports.NullLogger;
      let sequenceNumber = 0;
      let notificationSequenceNumber = 0;
      let unknownResponseSequenceNumber = 0;
      const version = "2.0";
      let starRequestHandler = void 0;
      const requestHandlers = /* @__PURE__ */ new Map();
      let starNotificationHandler = void 0;
      const notificationHandlers = /* @__PURE__ */ new Map();
      const progressHandlers = /* @__PURE__ */ new Map();
      let timer;
      let messageQueue = new linkedMap_1.LinkedMap();
      let responsePromises = /* @__PURE__ */ new Map();
      let knownCanceledRequests = /* @__PURE__ */ new Set();
      let requestTokens = /* @__PURE__ */ new Map();
      let trace = Trace.Off;
      let traceFormat = TraceFormat.Text;
      let tracer;
      let state = ConnectionState.New;
      const errorEmitter = new events_1.Emitter();
      const closeEmitter = new events_1.Emitter();
      const unhandledNotificationEmitter = new events_1.Emitter();
      const unhandledProgressEmitter = new events_1.Emitter();
      const disposeEmitter = new events_1.Emitter();
      const cancellationStrategy = options && options.cancellationStrategy ? options.cancellationStrategy : CancellationStrategy.Message;
      function createRequestQueueKey(id) {
        if (id === null) {
          throw new Error(`Can't send requests with id null since the response can't be correlated.`);
        }
        return "req-" + id.toString();
      }
      function createResponseQueueKey(id) {
        if (id === null) {
          return "res-unknown-" + (++unknownResponseSequenceNumber).toString();
        } else {
          return "res-" + id.toString();
        }
      }
      function createNotificationQueueKey() {
        return "not-" + (++notificationSequenceNumber).toString();
      }
      function addMessageToQueue(queue, message) {
        if (messages_1.Message.isRequest(message)) {
          queue.set(createRequestQueueKey(message.id), message);
        } else if (messages_1.Message.isResponse(message)) {
          queue.set(createResponseQueueKey(message.id), message);
        } else {
          queue.set(createNotificationQueueKey(), message);
        }
      }
      function cancelUndispatched(_message) {
        return void 0;
      }
      function isListening() {
        return state === ConnectionState.Listening;
      }
      function isClosed() {
        return state === ConnectionState.Closed;
      }
      function isDisposed() {
        return state === ConnectionState.Disposed;
      }
      function closeHandler() {
        if (state === ConnectionState.New || state === ConnectionState.Listening) {
          state = ConnectionState.Closed;
          closeEmitter.fire(void 0);
        }
      }
      function readErrorHandler(error) {
        errorEmitter.fire([error, void 0, void 0]);
      }
      function writeErrorHandler(data) {
        errorEmitter.fire(data);
      }
      messageReader.onClose(closeHandler);
      messageReader.onError(readErrorHandler);
      messageWriter.onClose(closeHandler);
      messageWriter.onError(writeErrorHandler);
      function triggerMessageQueue() {
        if (timer || messageQueue.size === 0) {
          return;
        }
        timer = (0, ral_1.default)().timer.setImmediate(() => {
          timer = void 0;
          processMessageQueue();
        });
      }
      function handleMessage(message) {
        if (messages_1.Message.isRequest(message)) {
          handleRequest(message);
        } else if (messages_1.Message.isNotification(message)) {
          handleNotification(message);
        } else if (messages_1.Message.isResponse(message)) {
          handleResponse(message);
        } else {
          handleInvalidMessage(message);
        }
      }
      function processMessageQueue() {
        if (messageQueue.size === 0) {
          return;
        }
        const message = messageQueue.shift();
        try {
          const messageStrategy = options?.messageStrategy;
          if (MessageStrategy.is(messageStrategy)) {
            messageStrategy.handleMessage(message, handleMessage);
          } else {
            handleMessage(message);
          }
        } finally {
          triggerMessageQueue();
        }
      }
      const callback = (message) => {
        try {
          if (messages_1.Message.isNotification(message) && message.method === CancelNotification.type.method) {
            const cancelId = message.params.id;
            const key = createRequestQueueKey(cancelId);
            const toCancel = messageQueue.get(key);
            if (messages_1.Message.isRequest(toCancel)) {
              const strategy = options?.connectionStrategy;
              const response = strategy && strategy.cancelUndispatched ? strategy.cancelUndispatched(toCancel, cancelUndispatched) : cancelUndispatched(toCancel);
              if (response && (response.error !== void 0 || response.result !== void 0)) {
                messageQueue.delete(key);
                requestTokens.delete(cancelId);
                response.id = toCancel.id;
                traceSendingResponse(response, message.method, Date.now());
                messageWriter.write(response).catch(() => logger.error(`Sending response for canceled message failed.`));
                return;
              }
            }
            const cancellationToken = requestTokens.get(cancelId);
            if (cancellationToken !== void 0) {
              cancellationToken.cancel();
              traceReceivedNotification(message);
              return;
            } else {
              knownCanceledRequests.add(cancelId);
            }
          }
          addMessageToQueue(messageQueue, message);
        } finally {
          triggerMessageQueue();
        }
      };
      function handleRequest(requestMessage) {
        if (isDisposed()) {
          return;
        }
        function reply(resultOrError, method, startTime2) {
          const message = {
            jsonrpc: version,
            id: requestMessage.id
          };
          if (resultOrError instanceof messages_1.ResponseError) {
            message.error = resultOrError.toJson();
          } else {
            message.result = resultOrError === void 0 ? null : resultOrError;
          }
          traceSendingResponse(message, method, startTime2);
          messageWriter.write(message).catch(() => logger.error(`Sending response failed.`));
        }
        function replyError(error, method, startTime2) {
          const message = {
            jsonrpc: version,
            id: requestMessage.id,
            error: error.toJson()
          };
          traceSendingResponse(message, method, startTime2);
          messageWriter.write(message).catch(() => logger.error(`Sending response failed.`));
        }
        function replySuccess(result, method, startTime2) {
          if (result === void 0) {
            result = null;
          }
          const message = {
            jsonrpc: version,
            id: requestMessage.id,
            result
          };
          traceSendingResponse(message, method, startTime2);
          messageWriter.write(message).catch(() => logger.error(`Sending response failed.`));
        }
        traceReceivedRequest(requestMessage);
        const element = requestHandlers.get(requestMessage.method);
        let type;
        let requestHandler;
        if (element) {
          type = element.type;
          requestHandler = element.handler;
        }
        const startTime = Date.now();
        if (requestHandler || starRequestHandler) {
          const tokenKey = requestMessage.id ?? String(Date.now());
          const cancellationSource = IdCancellationReceiverStrategy.is(cancellationStrategy.receiver) ? cancellationStrategy.receiver.createCancellationTokenSource(tokenKey) : cancellationStrategy.receiver.createCancellationTokenSource(requestMessage);
          if (requestMessage.id !== null && knownCanceledRequests.has(requestMessage.id)) {
            cancellationSource.cancel();
          }
          if (requestMessage.id !== null) {
            requestTokens.set(tokenKey, cancellationSource);
          }
          try {
            let handlerResult;
            if (requestHandler) {
              if (requestMessage.params === void 0) {
                if (type !== void 0 && type.numberOfParams !== 0) {
                  replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines ${type.numberOfParams} params but received none.`), requestMessage.method, startTime);
                  return;
                }
                handlerResult = requestHandler(cancellationSource.token);
              } else if (Array.isArray(requestMessage.params)) {
                if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byName) {
                  replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by name but received parameters by position`), requestMessage.method, startTime);
                  return;
                }
                handlerResult = requestHandler(...requestMessage.params, cancellationSource.token);
              } else {
                if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byPosition) {
                  replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by position but received parameters by name`), requestMessage.method, startTime);
                  return;
                }
                handlerResult = requestHandler(requestMessage.params, cancellationSource.token);
              }
            } else if (starRequestHandler) {
              handlerResult = starRequestHandler(requestMessage.method, requestMessage.params, cancellationSource.token);
            }
            const promise = handlerResult;
            if (!handlerResult) {
              requestTokens.delete(tokenKey);
              replySuccess(handlerResult, requestMessage.method, startTime);
            } else if (promise.then) {
              promise.then((resultOrError) => {
                requestTokens.delete(tokenKey);
                reply(resultOrError, requestMessage.method, startTime);
              }, (error) => {
                requestTokens.delete(tokenKey);
                if (error instanceof messages_1.ResponseError) {
                  replyError(error, requestMessage.method, startTime);
                } else if (error && Is.string(error.message)) {
                  replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed with message: ${error.message}`), requestMessage.method, startTime);
                } else {
                  replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed unexpectedly without providing any details.`), requestMessage.method, startTime);
                }
              });
            } else {
              requestTokens.delete(tokenKey);
              reply(handlerResult, requestMessage.method, startTime);
            }
          } catch (error) {
            requestTokens.delete(tokenKey);
            if (error instanceof messages_1.ResponseError) {
              reply(error, requestMessage.method, startTime);
            } else if (error && Is.string(error.message)) {
              replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed with message: ${error.message}`), requestMessage.method, startTime);
            } else {
              replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed unexpectedly without providing any details.`), requestMessage.method, startTime);
            }
          }
        } else {
          replyError(new messages_1.ResponseError(messages_1.ErrorCodes.MethodNotFound, `Unhandled method ${requestMessage.method}`), requestMessage.method, startTime);
        }
      }
      function handleResponse(responseMessage) {
        if (isDisposed()) {
          return;
        }
        if (responseMessage.id === null) {
          if (responseMessage.error) {
            logger.error(`Received response message without id: Error is: 
${JSON.stringify(responseMessage.error, void 0, 4)}`);
          } else {
            logger.error(`Received response message without id. No further error information provided.`);
          }
        } else {
          const key = responseMessage.id;
          const responsePromise = responsePromises.get(key);
          traceReceivedResponse(responseMessage, responsePromise);
          if (responsePromise !== void 0) {
            responsePromises.delete(key);
            try {
              if (responseMessage.error) {
                const error = responseMessage.error;
                responsePromise.reject(new messages_1.ResponseError(error.code, error.message, error.data));
              } else if (responseMessage.result !== void 0) {
                responsePromise.resolve(responseMessage.result);
              } else {
                throw new Error("Should never happen.");
              }
            } catch (error) {
              if (error.message) {
                logger.error(`Response handler '${responsePromise.method}' failed with message: ${error.message}`);
              } else {
                logger.error(`Response handler '${responsePromise.method}' failed unexpectedly.`);
              }
            }
          }
        }
      }
      function handleNotification(message) {
        if (isDisposed()) {
          return;
        }
        let type = void 0;
        let notificationHandler;
        if (message.method === CancelNotification.type.method) {
          const cancelId = message.params.id;
          knownCanceledRequests.delete(cancelId);
          traceReceivedNotification(message);
          return;
        } else {
          const element = notificationHandlers.get(message.method);
          if (element) {
            notificationHandler = element.handler;
            type = element.type;
          }
        }
        if (notificationHandler || starNotificationHandler) {
          try {
            traceReceivedNotification(message);
            if (notificationHandler) {
              if (message.params === void 0) {
                if (type !== void 0) {
                  if (type.numberOfParams !== 0 && type.parameterStructures !== messages_1.ParameterStructures.byName) {
                    logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received none.`);
                  }
                }
                notificationHandler();
              } else if (Array.isArray(message.params)) {
                const params = message.params;
                if (message.method === ProgressNotification.type.method && params.length === 2 && ProgressToken.is(params[0])) {
                  notificationHandler({ token: params[0], value: params[1] });
                } else {
                  if (type !== void 0) {
                    if (type.parameterStructures === messages_1.ParameterStructures.byName) {
                      logger.error(`Notification ${message.method} defines parameters by name but received parameters by position`);
                    }
                    if (type.numberOfParams !== message.params.length) {
                      logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received ${params.length} arguments`);
                    }
                  }
                  notificationHandler(...params);
                }
              } else {
                if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byPosition) {
                  logger.error(`Notification ${message.method} defines parameters by position but received parameters by name`);
                }
                notificationHandler(message.params);
              }
            } else if (starNotificationHandler) {
              starNotificationHandler(message.method, message.params);
            }
          } catch (error) {
            if (error.message) {
              logger.error(`Notification handler '${message.method}' failed with message: ${error.message}`);
            } else {
              logger.error(`Notification handler '${message.method}' failed unexpectedly.`);
            }
          }
        } else {
          unhandledNotificationEmitter.fire(message);
        }
      }
      function handleInvalidMessage(message) {
        if (!message) {
          logger.error("Received empty message.");
          return;
        }
        logger.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(message, null, 4)}`);
        const responseMessage = message;
        if (Is.string(responseMessage.id) || Is.number(responseMessage.id)) {
          const key = responseMessage.id;
          const responseHandler = responsePromises.get(key);
          if (responseHandler) {
            responseHandler.reject(new Error("The received response has neither a result nor an error property."));
          }
        }
      }
      function stringifyTrace(params) {
        if (params === void 0 || params === null) {
          return void 0;
        }
        switch (trace) {
          case Trace.Verbose:
            return JSON.stringify(params, null, 4);
          case Trace.Compact:
            return JSON.stringify(params);
          default:
            return void 0;
        }
      }
      function traceSendingRequest(message) {
        if (trace === Trace.Off || !tracer) {
          return;
        }
        if (traceFormat === TraceFormat.Text) {
          let data = void 0;
          if ((trace === Trace.Verbose || trace === Trace.Compact) && message.params) {
            data = `Params: ${stringifyTrace(message.params)}

`;
          }
          tracer.log(`Sending request '${message.method} - (${message.id})'.`, data);
        } else {
          logLSPMessage("send-request", message);
        }
      }
      function traceSendingNotification(message) {
        if (trace === Trace.Off || !tracer) {
          return;
        }
        if (traceFormat === TraceFormat.Text) {
          let data = void 0;
          if (trace === Trace.Verbose || trace === Trace.Compact) {
            if (message.params) {
              data = `Params: ${stringifyTrace(message.params)}

`;
            } else {
              data = "No parameters provided.\n\n";
            }
          }
          tracer.log(`Sending notification '${message.method}'.`, data);
        } else {
          logLSPMessage("send-notification", message);
        }
      }
      function traceSendingResponse(message, method, startTime) {
        if (trace === Trace.Off || !tracer) {
          return;
        }
        if (traceFormat === TraceFormat.Text) {
          let data = void 0;
          if (trace === Trace.Verbose || trace === Trace.Compact) {
            if (message.error && message.error.data) {
              data = `Error data: ${stringifyTrace(message.error.data)}

`;
            } else {
              if (message.result) {
                data = `Result: ${stringifyTrace(message.result)}

`;
              } else if (message.error === void 0) {
                data = "No result returned.\n\n";
              }
            }
          }
          tracer.log(`Sending response '${method} - (${message.id})'. Processing request took ${Date.now() - startTime}ms`, data);
        } else {
          logLSPMessage("send-response", message);
        }
      }
      function traceReceivedRequest(message) {
        if (trace === Trace.Off || !tracer) {
          return;
        }
        if (traceFormat === TraceFormat.Text) {
          let data = void 0;
          if ((trace === Trace.Verbose || trace === Trace.Compact) && message.params) {
            data = `Params: ${stringifyTrace(message.params)}

`;
          }
          tracer.log(`Received request '${message.method} - (${message.id})'.`, data);
        } else {
          logLSPMessage("receive-request", message);
        }
      }
      function traceReceivedNotification(message) {
        if (trace === Trace.Off || !tracer || message.method === LogTraceNotification.type.method) {
          return;
        }
        if (traceFormat === TraceFormat.Text) {
          let data = void 0;
          if (trace === Trace.Verbose || trace === Trace.Compact) {
            if (message.params) {
              data = `Params: ${stringifyTrace(message.params)}

`;
            } else {
              data = "No parameters provided.\n\n";
            }
          }
          tracer.log(`Received notification '${message.method}'.`, data);
        } else {
          logLSPMessage("receive-notification", message);
        }
      }
      function traceReceivedResponse(message, responsePromise) {
        if (trace === Trace.Off || !tracer) {
          return;
        }
        if (traceFormat === TraceFormat.Text) {
          let data = void 0;
          if (trace === Trace.Verbose || trace === Trace.Compact) {
            if (message.error && message.error.data) {
              data = `Error data: ${stringifyTrace(message.error.data)}

`;
            } else {
              if (message.result) {
                data = `Result: ${stringifyTrace(message.result)}

`;
              } else if (message.error === void 0) {
                data = "No result returned.\n\n";
              }
            }
          }
          if (responsePromise) {
            const error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : "";
            tracer.log(`Received response '${responsePromise.method} - (${message.id})' in ${Date.now() - responsePromise.timerStart}ms.${error}`, data);
          } else {
            tracer.log(`Received response ${message.id} without active response promise.`, data);
          }
        } else {
          logLSPMessage("receive-response", message);
        }
      }
      function logLSPMessage(type, message) {
        if (!tracer || trace === Trace.Off) {
          return;
        }
        const lspMessage = {
          isLSPMessage: true,
          type,
          message,
          timestamp: Date.now()
        };
        tracer.log(lspMessage);
      }
      function throwIfClosedOrDisposed() {
        if (isClosed()) {
          throw new ConnectionError2(ConnectionErrors.Closed, "Connection is closed.");
        }
        if (isDisposed()) {
          throw new ConnectionError2(ConnectionErrors.Disposed, "Connection is disposed.");
        }
      }
      function throwIfListening() {
        if (isListening()) {
          throw new ConnectionError2(ConnectionErrors.AlreadyListening, "Connection is already listening");
        }
      }
      function throwIfNotListening() {
        if (!isListening()) {
          throw new Error("Call listen() first.");
        }
      }
      function undefinedToNull(param) {
        if (param === void 0) {
          return null;
        } else {
          return param;
        }
      }
      function nullToUndefined(param) {
        if (param === null) {
          return void 0;
        } else {
          return param;
        }
      }
      function isNamedParam(param) {
        return param !== void 0 && param !== null && !Array.isArray(param) && typeof param === "object";
      }
      function computeSingleParam(parameterStructures, param) {
        switch (parameterStructures) {
          case messages_1.ParameterStructures.auto:
            if (isNamedParam(param)) {
              return nullToUndefined(param);
            } else {
              return [undefinedToNull(param)];
            }
          case messages_1.ParameterStructures.byName:
            if (!isNamedParam(param)) {
              throw new Error(`Received parameters by name but param is not an object literal.`);
            }
            return nullToUndefined(param);
          case messages_1.ParameterStructures.byPosition:
            return [undefinedToNull(param)];
          default:
            throw new Error(`Unknown parameter structure ${parameterStructures.toString()}`);
        }
      }
      function computeMessageParams(type, params) {
        let result;
        const numberOfParams = type.numberOfParams;
        switch (numberOfParams) {
          case 0:
            result = void 0;
            break;
          case 1:
            result = computeSingleParam(type.parameterStructures, params[0]);
            break;
          default:
            result = [];
            for (let i = 0; i < params.length && i < numberOfParams; i++) {
              result.push(undefinedToNull(params[i]));
            }
            if (params.length < numberOfParams) {
              for (let i = params.length; i < numberOfParams; i++) {
                result.push(null);
              }
            }
            break;
        }
        return result;
      }
      const connection = {
        sendNotification: (type, ...args) => {
          throwIfClosedOrDisposed();
          let method;
          let messageParams;
          if (Is.string(type)) {
            method = type;
            const first = args[0];
            let paramStart = 0;
            let parameterStructures = messages_1.ParameterStructures.auto;
            if (messages_1.ParameterStructures.is(first)) {
              paramStart = 1;
              parameterStructures = first;
            }
            let paramEnd = args.length;
            const numberOfParams = paramEnd - paramStart;
            switch (numberOfParams) {
              case 0:
                messageParams = void 0;
                break;
              case 1:
                messageParams = computeSingleParam(parameterStructures, args[paramStart]);
                break;
              default:
                if (parameterStructures === messages_1.ParameterStructures.byName) {
                  throw new Error(`Received ${numberOfParams} parameters for 'by Name' notification parameter structure.`);
                }
                messageParams = args.slice(paramStart, paramEnd).map((value) => undefinedToNull(value));
                break;
            }
          } else {
            const params = args;
            method = type.method;
            messageParams = computeMessageParams(type, params);
          }
          const notificationMessage = {
            jsonrpc: version,
            method,
            params: messageParams
          };
          traceSendingNotification(notificationMessage);
          return messageWriter.write(notificationMessage).catch((error) => {
            logger.error(`Sending notification failed.`);
            throw error;
          });
        },
        onNotification: (type, handler) => {
          throwIfClosedOrDisposed();
          let method;
          if (Is.func(type)) {
            starNotificationHandler = type;
          } else if (handler) {
            if (Is.string(type)) {
              method = type;
              notificationHandlers.set(type, { type: void 0, handler });
            } else {
              method = type.method;
              notificationHandlers.set(type.method, { type, handler });
            }
          }
          return {
            dispose: () => {
              if (method !== void 0) {
                notificationHandlers.delete(method);
              } else {
                starNotificationHandler = void 0;
              }
            }
          };
        },
        onProgress: (_type, token, handler) => {
          if (progressHandlers.has(token)) {
            throw new Error(`Progress handler for token ${token} already registered`);
          }
          progressHandlers.set(token, handler);
          return {
            dispose: () => {
              progressHandlers.delete(token);
            }
          };
        },
        sendProgress: (_type, token, value) => {
          return connection.sendNotification(ProgressNotification.type, { token, value });
        },
        onUnhandledProgress: unhandledProgressEmitter.event,
        sendRequest: (type, ...args) => {
          throwIfClosedOrDisposed();
          throwIfNotListening();
          let method;
          let messageParams;
          let token = void 0;
          if (Is.string(type)) {
            method = type;
            const first = args[0];
            const last = args[args.length - 1];
            let paramStart = 0;
            let parameterStructures = messages_1.ParameterStructures.auto;
            if (messages_1.ParameterStructures.is(first)) {
              paramStart = 1;
              parameterStructures = first;
            }
            let paramEnd = args.length;
            if (cancellation_1.CancellationToken.is(last)) {
              paramEnd = paramEnd - 1;
              token = last;
            }
            const numberOfParams = paramEnd - paramStart;
            switch (numberOfParams) {
              case 0:
                messageParams = void 0;
                break;
              case 1:
                messageParams = computeSingleParam(parameterStructures, args[paramStart]);
                break;
              default:
                if (parameterStructures === messages_1.ParameterStructures.byName) {
                  throw new Error(`Received ${numberOfParams} parameters for 'by Name' request parameter structure.`);
                }
                messageParams = args.slice(paramStart, paramEnd).map((value) => undefinedToNull(value));
                break;
            }
          } else {
            const params = args;
            method = type.method;
            messageParams = computeMessageParams(type, params);
            const numberOfParams = type.numberOfParams;
            token = cancellation_1.CancellationToken.is(params[numberOfParams]) ? params[numberOfParams] : void 0;
          }
          const id = sequenceNumber++;
          let disposable;
          if (token) {
            disposable = token.onCancellationRequested(() => {
              const p = cancellationStrategy.sender.sendCancellation(connection, id);
              if (p === void 0) {
                logger.log(`Received no promise from cancellation strategy when cancelling id ${id}`);
                return Promise.resolve();
              } else {
                return p.catch(() => {
                  logger.log(`Sending cancellation messages for id ${id} failed`);
                });
              }
            });
          }
          const requestMessage = {
            jsonrpc: version,
            id,
            method,
            params: messageParams
          };
          traceSendingRequest(requestMessage);
          if (typeof cancellationStrategy.sender.enableCancellation === "function") {
            cancellationStrategy.sender.enableCancellation(requestMessage);
          }
          return new Promise(async (resolve2, reject) => {
            const resolveWithCleanup = (r) => {
              resolve2(r);
              cancellationStrategy.sender.cleanup(id);
              disposable?.dispose();
            };
            const rejectWithCleanup = (r) => {
              reject(r);
              cancellationStrategy.sender.cleanup(id);
              disposable?.dispose();
            };
            const responsePromise = { method, timerStart: Date.now(), resolve: resolveWithCleanup, reject: rejectWithCleanup };
            try {
              responsePromises.set(id, responsePromise);
              await messageWriter.write(requestMessage);
            } catch (error) {
              responsePromises.delete(id);
              responsePromise.reject(new messages_1.ResponseError(messages_1.ErrorCodes.MessageWriteError, error.message ? error.message : "Unknown reason"));
              logger.error(`Sending request failed.`);
              throw error;
            }
          });
        },
        onRequest: (type, handler) => {
          throwIfClosedOrDisposed();
          let method = null;
          if (StarRequestHandler.is(type)) {
            method = void 0;
            starRequestHandler = type;
          } else if (Is.string(type)) {
            method = null;
            if (handler !== void 0) {
              method = type;
              requestHandlers.set(type, { handler, type: void 0 });
            }
          } else {
            if (handler !== void 0) {
              method = type.method;
              requestHandlers.set(type.method, { type, handler });
            }
          }
          return {
            dispose: () => {
              if (method === null) {
                return;
              }
              if (method !== void 0) {
                requestHandlers.delete(method);
              } else {
                starRequestHandler = void 0;
              }
            }
          };
        },
        hasPendingResponse: () => {
          return responsePromises.size > 0;
        },
        trace: async (_value, _tracer, sendNotificationOrTraceOptions) => {
          let _sendNotification = false;
          let _traceFormat = TraceFormat.Text;
          if (sendNotificationOrTraceOptions !== void 0) {
            if (Is.boolean(sendNotificationOrTraceOptions)) {
              _sendNotification = sendNotificationOrTraceOptions;
            } else {
              _sendNotification = sendNotificationOrTraceOptions.sendNotification || false;
              _traceFormat = sendNotificationOrTraceOptions.traceFormat || TraceFormat.Text;
            }
          }
          trace = _value;
          traceFormat = _traceFormat;
          if (trace === Trace.Off) {
            tracer = void 0;
          } else {
            tracer = _tracer;
          }
          if (_sendNotification && !isClosed() && !isDisposed()) {
            await connection.sendNotification(SetTraceNotification.type, { value: Trace.toString(_value) });
          }
        },
        onError: errorEmitter.event,
        onClose: closeEmitter.event,
        onUnhandledNotification: unhandledNotificationEmitter.event,
        onDispose: disposeEmitter.event,
        end: () => {
          messageWriter.end();
        },
        dispose: () => {
          if (isDisposed()) {
            return;
          }
          state = ConnectionState.Disposed;
          disposeEmitter.fire(void 0);
          const error = new messages_1.ResponseError(messages_1.ErrorCodes.PendingResponseRejected, "Pending response rejected since connection got disposed");
          for (const promise of responsePromises.values()) {
            promise.reject(error);
          }
          responsePromises = /* @__PURE__ */ new Map();
          requestTokens = /* @__PURE__ */ new Map();
          knownCanceledRequests = /* @__PURE__ */ new Set();
          messageQueue = new linkedMap_1.LinkedMap();
          if (Is.func(messageWriter.dispose)) {
            messageWriter.dispose();
          }
          if (Is.func(messageReader.dispose)) {
            messageReader.dispose();
          }
        },
        listen: () => {
          throwIfClosedOrDisposed();
          throwIfListening();
          state = ConnectionState.Listening;
          messageReader.listen(callback);
        },
        inspect: () => {
          (0, ral_1.default)().console.log("inspect");
        }
      };
      connection.onNotification(LogTraceNotification.type, (params) => {
        if (trace === Trace.Off || !tracer) {
          return;
        }
        const verbose = trace === Trace.Verbose || trace === Trace.Compact;
        tracer.log(params.message, verbose ? params.verbose : void 0);
      });
      connection.onNotification(ProgressNotification.type, (params) => {
        const handler = progressHandlers.get(params.token);
        if (handler) {
          handler(params.value);
        } else {
          unhandledProgressEmitter.fire(params);
        }
      });
      return connection;
    }
    exports.createMessageConnection = createMessageConnection2;
  }
});

// node_modules/vscode-jsonrpc/lib/common/api.js
var require_api = __commonJS({
  "node_modules/vscode-jsonrpc/lib/common/api.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.ProgressType = exports.ProgressToken = exports.createMessageConnection = exports.NullLogger = exports.ConnectionOptions = exports.ConnectionStrategy = exports.AbstractMessageBuffer = exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = exports.CancellationToken = exports.CancellationTokenSource = exports.Emitter = exports.Event = exports.Disposable = exports.LRUCache = exports.Touch = exports.LinkedMap = exports.ParameterStructures = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.ErrorCodes = exports.ResponseError = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType0 = exports.RequestType = exports.Message = exports.RAL = void 0;
    exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.CancellationReceiverStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.Trace = void 0;
    var messages_1 = require_messages();
    Object.defineProperty(exports, "Message", { enumerable: true, get: function() {
      return messages_1.Message;
    } });
    Object.defineProperty(exports, "RequestType", { enumerable: true, get: function() {
      return messages_1.RequestType;
    } });
    Object.defineProperty(exports, "RequestType0", { enumerable: true, get: function() {
      return messages_1.RequestType0;
    } });
    Object.defineProperty(exports, "RequestType1", { enumerable: true, get: function() {
      return messages_1.RequestType1;
    } });
    Object.defineProperty(exports, "RequestType2", { enumerable: true, get: function() {
      return messages_1.RequestType2;
    } });
    Object.defineProperty(exports, "RequestType3", { enumerable: true, get: function() {
      return messages_1.RequestType3;
    } });
    Object.defineProperty(exports, "RequestType4", { enumerable: true, get: function() {
      return messages_1.RequestType4;
    } });
    Object.defineProperty(exports, "RequestType5", { enumerable: true, get: function() {
      return messages_1.RequestType5;
    } });
    Object.defineProperty(exports, "RequestType6", { enumerable: true, get: function() {
      return messages_1.RequestType6;
    } });
    Object.defineProperty(exports, "RequestType7", { enumerable: true, get: function() {
      return messages_1.RequestType7;
    } });
    Object.defineProperty(exports, "RequestType8", { enumerable: true, get: function() {
      return messages_1.RequestType8;
    } });
    Object.defineProperty(exports, "RequestType9", { enumerable: true, get: function() {
      return messages_1.RequestType9;
    } });
    Object.defineProperty(exports, "ResponseError", { enumerable: true, get: function() {
      return messages_1.ResponseError;
    } });
    Object.defineProperty(exports, "ErrorCodes", { enumerable: true, get: function() {
      return messages_1.ErrorCodes;
    } });
    Object.defineProperty(exports, "NotificationType", { enumerable: true, get: function() {
      return messages_1.NotificationType;
    } });
    Object.defineProperty(exports, "NotificationType0", { enumerable: true, get: function() {
      return messages_1.NotificationType0;
    } });
    Object.defineProperty(exports, "NotificationType1", { enumerable: true, get: function() {
      return messages_1.NotificationType1;
    } });
    Object.defineProperty(exports, "NotificationType2", { enumerable: true, get: function() {
      return messages_1.NotificationType2;
    } });
    Object.defineProperty(exports, "NotificationType3", { enumerable: true, get: function() {
      return messages_1.NotificationType3;
    } });
    Object.defineProperty(exports, "NotificationType4", { enumerable: true, get: function() {
      return messages_1.NotificationType4;
    } });
    Object.defineProperty(exports, "NotificationType5", { enumerable: true, get: function() {
      return messages_1.NotificationType5;
    } });
    Object.defineProperty(exports, "NotificationType6", { enumerable: true, get: function() {
      return messages_1.NotificationType6;
    } });
    Object.defineProperty(exports, "NotificationType7", { enumerable: true, get: function() {
      return messages_1.NotificationType7;
    } });
    Object.defineProperty(exports, "NotificationType8", { enumerable: true, get: function() {
      return messages_1.NotificationType8;
    } });
    Object.defineProperty(exports, "NotificationType9", { enumerable: true, get: function() {
      return messages_1.NotificationType9;
    } });
    Object.defineProperty(exports, "ParameterStructures", { enumerable: true, get: function() {
      return messages_1.ParameterStructures;
    } });
    var linkedMap_1 = require_linkedMap();
    Object.defineProperty(exports, "LinkedMap", { enumerable: true, get: function() {
      return linkedMap_1.LinkedMap;
    } });
    Object.defineProperty(exports, "LRUCache", { enumerable: true, get: function() {
      return linkedMap_1.LRUCache;
    } });
    Object.defineProperty(exports, "Touch", { enumerable: true, get: function() {
      return linkedMap_1.Touch;
    } });
    var disposable_1 = require_disposable();
    Object.defineProperty(exports, "Disposable", { enumerable: true, get: function() {
      return disposable_1.Disposable;
    } });
    var events_1 = require_events();
    Object.defineProperty(exports, "Event", { enumerable: true, get: function() {
      return events_1.Event;
    } });
    Object.defineProperty(exports, "Emitter", { enumerable: true, get: function() {
      return events_1.Emitter;
    } });
    var cancellation_1 = require_cancellation();
    Object.defineProperty(exports, "CancellationTokenSource", { enumerable: true, get: function() {
      return cancellation_1.CancellationTokenSource;
    } });
    Object.defineProperty(exports, "CancellationToken", { enumerable: true, get: function() {
      return cancellation_1.CancellationToken;
    } });
    var sharedArrayCancellation_1 = require_sharedArrayCancellation();
    Object.defineProperty(exports, "SharedArraySenderStrategy", { enumerable: true, get: function() {
      return sharedArrayCancellation_1.SharedArraySenderStrategy;
    } });
    Object.defineProperty(exports, "SharedArrayReceiverStrategy", { enumerable: true, get: function() {
      return sharedArrayCancellation_1.SharedArrayReceiverStrategy;
    } });
    var messageReader_1 = require_messageReader();
    Object.defineProperty(exports, "MessageReader", { enumerable: true, get: function() {
      return messageReader_1.MessageReader;
    } });
    Object.defineProperty(exports, "AbstractMessageReader", { enumerable: true, get: function() {
      return messageReader_1.AbstractMessageReader;
    } });
    Object.defineProperty(exports, "ReadableStreamMessageReader", { enumerable: true, get: function() {
      return messageReader_1.ReadableStreamMessageReader;
    } });
    var messageWriter_1 = require_messageWriter();
    Object.defineProperty(exports, "MessageWriter", { enumerable: true, get: function() {
      return messageWriter_1.MessageWriter;
    } });
    Object.defineProperty(exports, "AbstractMessageWriter", { enumerable: true, get: function() {
      return messageWriter_1.AbstractMessageWriter;
    } });
    Object.defineProperty(exports, "WriteableStreamMessageWriter", { enumerable: true, get: function() {
      return messageWriter_1.WriteableStreamMessageWriter;
    } });
    var messageBuffer_1 = require_messageBuffer();
    Object.defineProperty(exports, "AbstractMessageBuffer", { enumerable: true, get: function() {
      return messageBuffer_1.AbstractMessageBuffer;
    } });
    var connection_1 = require_connection();
    Object.defineProperty(exports, "ConnectionStrategy", { enumerable: true, get: function() {
      return connection_1.ConnectionStrategy;
    } });
    Object.defineProperty(exports, "ConnectionOptions", { enumerable: true, get: function() {
      return connection_1.ConnectionOptions;
    } });
    Object.defineProperty(exports, "NullLogger", { enumerable: true, get: function() {
      return connection_1.NullLogger;
    } });
    Object.defineProperty(exports, "createMessageConnection", { enumerable: true, get: function() {
      return connection_1.createMessageConnection;
    } });
    Object.defineProperty(exports, "ProgressToken", { enumerable: true, get: function() {
      return connection_1.ProgressToken;
    } });
    Object.defineProperty(exports, "ProgressType", { enumerable: true, get: function() {
      return connection_1.ProgressType;
    } });
    Object.defineProperty(exports, "Trace", { enumerable: true, get: function() {
      return connection_1.Trace;
    } });
    Object.defineProperty(exports, "TraceValues", { enumerable: true, get: function() {
      return connection_1.TraceValues;
    } });
    Object.defineProperty(exports, "TraceFormat", { enumerable: true, get: function() {
      return connection_1.TraceFormat;
    } });
    Object.defineProperty(exports, "SetTraceNotification", { enumerable: true, get: function() {
      return connection_1.SetTraceNotification;
    } });
    Object.defineProperty(exports, "LogTraceNotification", { enumerable: true, get: function() {
      return connection_1.LogTraceNotification;
    } });
    Object.defineProperty(exports, "ConnectionErrors", { enumerable: true, get: function() {
      return connection_1.ConnectionErrors;
    } });
    Object.defineProperty(exports, "ConnectionError", { enumerable: true, get: function() {
      return connection_1.ConnectionError;
    } });
    Object.defineProperty(exports, "CancellationReceiverStrategy", { enumerable: true, get: function() {
      return connection_1.CancellationReceiverStrategy;
    } });
    Object.defineProperty(exports, "CancellationSenderStrategy", { enumerable: true, get: function() {
      return connection_1.CancellationSenderStrategy;
    } });
    Object.defineProperty(exports, "CancellationStrategy", { enumerable: true, get: function() {
      return connection_1.CancellationStrategy;
    } });
    Object.defineProperty(exports, "MessageStrategy", { enumerable: true, get: function() {
      return connection_1.MessageStrategy;
    } });
    var ral_1 = require_ral();
    exports.RAL = ral_1.default;
  }
});

// node_modules/vscode-jsonrpc/lib/node/ril.js
var require_ril = __commonJS({
  "node_modules/vscode-jsonrpc/lib/node/ril.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = __require("util");
    var api_1 = require_api();
    var MessageBuffer = class _MessageBuffer extends api_1.AbstractMessageBuffer {
      constructor(encoding = "utf-8") {
        super(encoding);
      }
      emptyBuffer() {
        return _MessageBuffer.emptyBuffer;
      }
      fromString(value, encoding) {
        return Buffer.from(value, encoding);
      }
      toString(value, encoding) {
        if (value instanceof Buffer) {
          return value.toString(encoding);
        } else {
          return new util_1.TextDecoder(encoding).decode(value);
        }
      }
      asNative(buffer, length) {
        if (length === void 0) {
          return buffer instanceof Buffer ? buffer : Buffer.from(buffer);
        } else {
          return buffer instanceof Buffer ? buffer.slice(0, length) : Buffer.from(buffer, 0, length);
        }
      }
      allocNative(length) {
        return Buffer.allocUnsafe(length);
      }
    };
    MessageBuffer.emptyBuffer = Buffer.allocUnsafe(0);
    var ReadableStreamWrapper = class {
      constructor(stream) {
        this.stream = stream;
      }
      onClose(listener) {
        this.stream.on("close", listener);
        return api_1.Disposable.create(() => this.stream.off("close", listener));
      }
      onError(listener) {
        this.stream.on("error", listener);
        return api_1.Disposable.create(() => this.stream.off("error", listener));
      }
      onEnd(listener) {
        this.stream.on("end", listener);
        return api_1.Disposable.create(() => this.stream.off("end", listener));
      }
      onData(listener) {
        this.stream.on("data", listener);
        return api_1.Disposable.create(() => this.stream.off("data", listener));
      }
    };
    var WritableStreamWrapper = class {
      constructor(stream) {
        this.stream = stream;
      }
      onClose(listener) {
        this.stream.on("close", listener);
        return api_1.Disposable.create(() => this.stream.off("close", listener));
      }
      onError(listener) {
        this.stream.on("error", listener);
        return api_1.Disposable.create(() => this.stream.off("error", listener));
      }
      onEnd(listener) {
        this.stream.on("end", listener);
        return api_1.Disposable.create(() => this.stream.off("end", listener));
      }
      write(data, encoding) {
        return new Promise((resolve2, reject) => {
          const callback = (error) => {
            if (error === void 0 || error === null) {
              resolve2();
            } else {
              reject(error);
            }
          };
          if (typeof data === "string") {
            this.stream.write(data, encoding, callback);
          } else {
            this.stream.write(data, callback);
          }
        });
      }
      end() {
        this.stream.end();
      }
    };
    var _ril = Object.freeze({
      messageBuffer: Object.freeze({
        create: (encoding) => new MessageBuffer(encoding)
      }),
      applicationJson: Object.freeze({
        encoder: Object.freeze({
          name: "application/json",
          encode: (msg, options) => {
            try {
              return Promise.resolve(Buffer.from(JSON.stringify(msg, void 0, 0), options.charset));
            } catch (err) {
              return Promise.reject(err);
            }
          }
        }),
        decoder: Object.freeze({
          name: "application/json",
          decode: (buffer, options) => {
            try {
              if (buffer instanceof Buffer) {
                return Promise.resolve(JSON.parse(buffer.toString(options.charset)));
              } else {
                return Promise.resolve(JSON.parse(new util_1.TextDecoder(options.charset).decode(buffer)));
              }
            } catch (err) {
              return Promise.reject(err);
            }
          }
        })
      }),
      stream: Object.freeze({
        asReadableStream: (stream) => new ReadableStreamWrapper(stream),
        asWritableStream: (stream) => new WritableStreamWrapper(stream)
      }),
      console,
      timer: Object.freeze({
        setTimeout(callback, ms, ...args) {
          const handle = setTimeout(callback, ms, ...args);
          return { dispose: () => clearTimeout(handle) };
        },
        setImmediate(callback, ...args) {
          const handle = setImmediate(callback, ...args);
          return { dispose: () => clearImmediate(handle) };
        },
        setInterval(callback, ms, ...args) {
          const handle = setInterval(callback, ms, ...args);
          return { dispose: () => clearInterval(handle) };
        }
      })
    });
    function RIL() {
      return _ril;
    }
    (function(RIL2) {
      function install() {
        api_1.RAL.install(_ril);
      }
      RIL2.install = install;
    })(RIL || (RIL = {}));
    exports.default = RIL;
  }
});

// node_modules/vscode-jsonrpc/lib/node/main.js
var require_main = __commonJS({
  "node_modules/vscode-jsonrpc/lib/node/main.js"(exports) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      if (k2 === void 0) k2 = k;
      var desc = Object.getOwnPropertyDescriptor(m, k);
      if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
        desc = { enumerable: true, get: function() {
          return m[k];
        } };
      }
      Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      if (k2 === void 0) k2 = k;
      o[k2] = m[k];
    }));
    var __exportStar = exports && exports.__exportStar || function(m, exports2) {
      for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports2, p)) __createBinding(exports2, m, p);
    };
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.createMessageConnection = exports.createServerSocketTransport = exports.createClientSocketTransport = exports.createServerPipeTransport = exports.createClientPipeTransport = exports.generateRandomPipeName = exports.StreamMessageWriter = exports.StreamMessageReader = exports.SocketMessageWriter = exports.SocketMessageReader = exports.PortMessageWriter = exports.PortMessageReader = exports.IPCMessageWriter = exports.IPCMessageReader = void 0;
    var ril_1 = require_ril();
    ril_1.default.install();
    var path = __require("path");
    var os = __require("os");
    var crypto_1 = __require("crypto");
    var net_1 = __require("net");
    var api_1 = require_api();
    __exportStar(require_api(), exports);
    var IPCMessageReader = class extends api_1.AbstractMessageReader {
      constructor(process2) {
        super();
        this.process = process2;
        let eventEmitter = this.process;
        eventEmitter.on("error", (error) => this.fireError(error));
        eventEmitter.on("close", () => this.fireClose());
      }
      listen(callback) {
        this.process.on("message", callback);
        return api_1.Disposable.create(() => this.process.off("message", callback));
      }
    };
    exports.IPCMessageReader = IPCMessageReader;
    var IPCMessageWriter = class extends api_1.AbstractMessageWriter {
      constructor(process2) {
        super();
        this.process = process2;
        this.errorCount = 0;
        const eventEmitter = this.process;
        eventEmitter.on("error", (error) => this.fireError(error));
        eventEmitter.on("close", () => this.fireClose);
      }
      write(msg) {
        try {
          if (typeof this.process.send === "function") {
            this.process.send(msg, void 0, void 0, (error) => {
              if (error) {
                this.errorCount++;
                this.handleError(error, msg);
              } else {
                this.errorCount = 0;
              }
            });
          }
          return Promise.resolve();
        } catch (error) {
          this.handleError(error, msg);
          return Promise.reject(error);
        }
      }
      handleError(error, msg) {
        this.errorCount++;
        this.fireError(error, msg, this.errorCount);
      }
      end() {
      }
    };
    exports.IPCMessageWriter = IPCMessageWriter;
    var PortMessageReader = class extends api_1.AbstractMessageReader {
      constructor(port) {
        super();
        this.onData = new api_1.Emitter();
        port.on("close", () => this.fireClose);
        port.on("error", (error) => this.fireError(error));
        port.on("message", (message) => {
          this.onData.fire(message);
        });
      }
      listen(callback) {
        return this.onData.event(callback);
      }
    };
    exports.PortMessageReader = PortMessageReader;
    var PortMessageWriter = class extends api_1.AbstractMessageWriter {
      constructor(port) {
        super();
        this.port = port;
        this.errorCount = 0;
        port.on("close", () => this.fireClose());
        port.on("error", (error) => this.fireError(error));
      }
      write(msg) {
        try {
          this.port.postMessage(msg);
          return Promise.resolve();
        } catch (error) {
          this.handleError(error, msg);
          return Promise.reject(error);
        }
      }
      handleError(error, msg) {
        this.errorCount++;
        this.fireError(error, msg, this.errorCount);
      }
      end() {
      }
    };
    exports.PortMessageWriter = PortMessageWriter;
    var SocketMessageReader = class extends api_1.ReadableStreamMessageReader {
      constructor(socket, encoding = "utf-8") {
        super((0, ril_1.default)().stream.asReadableStream(socket), encoding);
      }
    };
    exports.SocketMessageReader = SocketMessageReader;
    var SocketMessageWriter = class extends api_1.WriteableStreamMessageWriter {
      constructor(socket, options) {
        super((0, ril_1.default)().stream.asWritableStream(socket), options);
        this.socket = socket;
      }
      dispose() {
        super.dispose();
        this.socket.destroy();
      }
    };
    exports.SocketMessageWriter = SocketMessageWriter;
    var StreamMessageReader2 = class extends api_1.ReadableStreamMessageReader {
      constructor(readable, encoding) {
        super((0, ril_1.default)().stream.asReadableStream(readable), encoding);
      }
    };
    exports.StreamMessageReader = StreamMessageReader2;
    var StreamMessageWriter2 = class extends api_1.WriteableStreamMessageWriter {
      constructor(writable, options) {
        super((0, ril_1.default)().stream.asWritableStream(writable), options);
      }
    };
    exports.StreamMessageWriter = StreamMessageWriter2;
    var XDG_RUNTIME_DIR = process.env["XDG_RUNTIME_DIR"];
    var safeIpcPathLengths = /* @__PURE__ */ new Map([
      ["linux", 107],
      ["darwin", 103]
    ]);
    function generateRandomPipeName() {
      const randomSuffix = (0, crypto_1.randomBytes)(21).toString("hex");
      if (process.platform === "win32") {
        return `\\\\.\\pipe\\vscode-jsonrpc-${randomSuffix}-sock`;
      }
      let result;
      if (XDG_RUNTIME_DIR) {
        result = path.join(XDG_RUNTIME_DIR, `vscode-ipc-${randomSuffix}.sock`);
      } else {
        result = path.join(os.tmpdir(), `vscode-${randomSuffix}.sock`);
      }
      const limit = safeIpcPathLengths.get(process.platform);
      if (limit !== void 0 && result.length > limit) {
        (0, ril_1.default)().console.warn(`WARNING: IPC handle "${result}" is longer than ${limit} characters.`);
      }
      return result;
    }
    exports.generateRandomPipeName = generateRandomPipeName;
    function createClientPipeTransport(pipeName, encoding = "utf-8") {
      let connectResolve;
      const connected = new Promise((resolve2, _reject) => {
        connectResolve = resolve2;
      });
      return new Promise((resolve2, reject) => {
        let server = (0, net_1.createServer)((socket) => {
          server.close();
          connectResolve([
            new SocketMessageReader(socket, encoding),
            new SocketMessageWriter(socket, encoding)
          ]);
        });
        server.on("error", reject);
        server.listen(pipeName, () => {
          server.removeListener("error", reject);
          resolve2({
            onConnected: () => {
              return connected;
            }
          });
        });
      });
    }
    exports.createClientPipeTransport = createClientPipeTransport;
    function createServerPipeTransport(pipeName, encoding = "utf-8") {
      const socket = (0, net_1.createConnection)(pipeName);
      return [
        new SocketMessageReader(socket, encoding),
        new SocketMessageWriter(socket, encoding)
      ];
    }
    exports.createServerPipeTransport = createServerPipeTransport;
    function createClientSocketTransport(port, encoding = "utf-8") {
      let connectResolve;
      const connected = new Promise((resolve2, _reject) => {
        connectResolve = resolve2;
      });
      return new Promise((resolve2, reject) => {
        const server = (0, net_1.createServer)((socket) => {
          server.close();
          connectResolve([
            new SocketMessageReader(socket, encoding),
            new SocketMessageWriter(socket, encoding)
          ]);
        });
        server.on("error", reject);
        server.listen(port, "127.0.0.1", () => {
          server.removeListener("error", reject);
          resolve2({
            onConnected: () => {
              return connected;
            }
          });
        });
      });
    }
    exports.createClientSocketTransport = createClientSocketTransport;
    function createServerSocketTransport(port, encoding = "utf-8") {
      const socket = (0, net_1.createConnection)(port, "127.0.0.1");
      return [
        new SocketMessageReader(socket, encoding),
        new SocketMessageWriter(socket, encoding)
      ];
    }
    exports.createServerSocketTransport = createServerSocketTransport;
    function isReadableStream(value) {
      const candidate = value;
      return candidate.read !== void 0 && candidate.addListener !== void 0;
    }
    function isWritableStream(value) {
      const candidate = value;
      return candidate.write !== void 0 && candidate.addListener !== void 0;
    }
    function createMessageConnection2(input, output, logger, options) {
      if (!logger) {
        logger = api_1.NullLogger;
      }
      const reader = isReadableStream(input) ? new StreamMessageReader2(input) : input;
      const writer = isWritableStream(output) ? new StreamMessageWriter2(output) : output;
      if (api_1.ConnectionStrategy.is(options)) {
        options = { connectionStrategy: options };
      }
      return (0, api_1.createMessageConnection)(reader, writer, logger, options);
    }
    exports.createMessageConnection = createMessageConnection2;
  }
});

// node_modules/vscode-jsonrpc/node.js
var require_node = __commonJS({
  "node_modules/vscode-jsonrpc/node.js"(exports, module) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    module.exports = require_main();
  }
});

// src/adapters/copilot/platform.ts
init_define_RUNTIME_PACKAGES();
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
function thisPlatform() {
  const system = process.platform === "linux" && usesMusl() ? "linuxmusl" : process.platform;
  return `${system}-${process.arch}`;
}
function usesMusl() {
  try {
    return readFileSync("/proc/self/maps", "utf8").includes("/ld-musl-");
  } catch {
    return false;
  }
}
function executableIn(folder, platform) {
  const name = platform.startsWith("win32") ? "copilot-runtime.exe" : "copilot-runtime";
  return join(folder, "prebuilds", platform, name);
}
function ripgrepOf(executable, platform) {
  const folder = dirname(dirname(dirname(executable)));
  const name = platform.startsWith("win32") ? "rg.exe" : "rg";
  return [platform, platform.replace("musl", "")].map((one) => join(folder, "ripgrep", "bin", one, name)).find((path) => existsSync(path));
}

// src/adapters/copilot/credentials.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/copilot/known-models.ts
init_define_RUNTIME_PACKAGES();
function readModels({ models }) {
  return new Map(
    models.map(({ id, capabilities, supportedReasoningEfforts: efforts = [] }) => {
      const { vision } = capabilities.limits ?? {};
      const images = {
        mimeTypes: vision?.supported_media_types ?? ["image/png", "image/jpeg"],
        count: vision?.max_prompt_images ?? 1,
        bytes: vision?.max_prompt_image_size ?? Number.POSITIVE_INFINITY
      };
      const isSeeing = capabilities.supports?.vision === true;
      return [id, { images: isSeeing ? images : void 0, efforts }];
    })
  );
}
async function imageLimitsOf(session, known) {
  if (known.size === 0) return void 0;
  const current = await attempt(session.rpc.model.getCurrent());
  return current.kind === "done" ? known.get(current.value.modelId ?? "")?.images : void 0;
}

// src/adapters/copilot/credentials.ts
var DEFAULT_ADDRESS = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com",
  azure: ""
};
function chooseCredentials(inputs) {
  const { provider, copilotToken } = inputs;
  if (provider !== void 0) return { kind: "provider", provider: providerOf(provider, inputs) };
  if (copilotToken !== void 0) {
    const kind = isInstallationToken(copilotToken) ? "job-token" : "user-token";
    return { kind, token: copilotToken };
  }
  return { kind: "job-token", token: inputs.githubToken };
}
function providerOf(type, inputs) {
  const { providerApiKey: apiKey, providerWireApi: wireApi } = inputs;
  const { providerMaxPromptTokens: maxPromptTokens } = inputs;
  return {
    type,
    baseUrl: inputs.providerBaseUrl ?? DEFAULT_ADDRESS[type],
    ...apiKey === void 0 ? {} : { apiKey },
    ...wireApi === void 0 ? {} : { wireApi },
    ...maxPromptTokens === void 0 ? {} : { maxPromptTokens }
  };
}
function isInstallationToken(token) {
  return token.startsWith("ghs_");
}
function sessionCredentials(credentials) {
  if (credentials.kind === "provider") return { provider: credentials.provider };
  if (credentials.kind === "user-token") return { gitHubToken: credentials.token };
  return {};
}
async function checkCredentials(client, credentials) {
  if (credentials.kind === "provider") return /* @__PURE__ */ new Map();
  try {
    const options = credentials.kind === "user-token" ? { gitHubToken: credentials.token } : {};
    return readModels(await client.rpc.models.list(options));
  } catch (error) {
    throw credentialsError(credentials, error instanceof Error ? error.message : String(error));
  }
}
function unreachableError(cause) {
  return new SquadError({
    code: "E_CREDENTIALS",
    message: "No model can be used: GitHub Copilot could not be reached to check the credentials.",
    hint: "Run the job again. On a self-hosted runner, check that it can connect to GitHub Copilot; or set `provider`, `provider-api-key` and `model`.",
    cause
  });
}
var OTHER_PROVIDER_HINT = "Or set `provider`, `provider-api-key` and `model` to use a model of another provider.";
function credentialsError(credentials, errorText) {
  const status = /\b40[1-4]\b/.exec(errorText)?.[0];
  if (status === void 0 && !/not authenticated/i.test(errorText)) return unreachableError();
  const http = status === void 0 ? "" : ` (HTTP ${status})`;
  if (credentials.kind === "user-token") {
    return new SquadError({
      code: "E_CREDENTIALS",
      message: `No model can be used: Copilot does not accept the token in \`copilot-token\`${http}.`,
      hint: `It must be an unexpired token with the permission "Copilot Requests", of a user with a Copilot licence. ${OTHER_PROVIDER_HINT}`
    });
  }
  return new SquadError({
    code: "E_CREDENTIALS",
    message: `No model can be used: Copilot does not accept the job's own token${http}.`,
    hint: `The job needs \`copilot-requests: write\` in its \`permissions:\`. In an organisation an owner must also turn on the policy "Allow use of Copilot CLI billed to the organization"; elsewhere the repository's owner needs a Copilot seat. Or set \`copilot-token\` to a user's token with "Copilot Requests". ${OTHER_PROVIDER_HINT}`
  });
}

// src/adapters/copilot/find-runtime.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync3 } from "node:fs";
import { createRequire } from "node:module";
import { dirname as dirname3, join as join3 } from "node:path";

// src/adapters/copilot/fetch-runtime.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, existsSync as existsSync2 } from "node:fs";
import {
  access,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile
} from "node:fs/promises";
import { basename, dirname as dirname2, join as join2, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
var FETCH_MS = 3e5;
var ABANDONED_MS = 4 * FETCH_MS;
var SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
var run = promisify(execFile);
var MANUAL_INSTALL_HINT = "Or let an earlier step of the job unpack this package, and name its folder in `copilot-runtime-path`.";
async function fetchRuntime(pinned, target, options) {
  await removeAbandoned(target);
  if (!existsSync2(executableIn(target, options.sources.platform)))
    await fetchAnew(pinned, target, false, options);
}
async function refetchDamaged(pinned, target, options) {
  const unpacked = await resultOr(readFile(join2(target, DIGEST), "utf8"), "");
  if (unpacked === await resultOr(digestOf(target), void 0)) return false;
  options.sources.log(
    `The Copilot runtime (${specOf(pinned)}) in the tool cache is damaged. It is fetched anew.`
  );
  await fetchAnew(pinned, target, true, options);
  return true;
}
var DIGEST = ".squad-digest";
async function digestOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && entry.name !== DIGEST).map((entry) => relative(folder, join2(entry.parentPath, entry.name)));
  const whole = createHash("sha512");
  for (const path of paths.toSorted()) {
    const digest2 = createHash("sha512");
    await pipeline(createReadStream(join2(folder, path)), digest2);
    whole.update(`${path}\0${digest2.digest("hex")}\0`);
  }
  return whole.digest("hex");
}
async function fetchAnew(pinned, target, isDamaged, { sources, stopping }) {
  const executable = executableIn(target, sources.platform);
  const folder = await makeSiblingFolder(target);
  const npm = (args) => askNpm(args, pinned, { folder, sources, stopping });
  try {
    const packed = await npm([
      "pack",
      specOf(pinned),
      "--pack-destination",
      ".",
      "--ignore-scripts"
    ]);
    const tarball = basename(packed.trim().split("\n").at(-1) ?? "");
    const digest2 = createHash("sha512").update(await readFile(join2(folder, tarball)));
    await checkIntegrity(`sha512-${digest2.digest("base64")}`, pinned, { sources, npm });
    const options = { env: { PATH: sources.path }, cwd: folder, signal: stopping };
    await run("tar", ["-xzf", tarball], options);
    const unpacked = join2(folder, "package");
    await access(executableIn(unpacked, sources.platform));
    await writeFile(join2(unpacked, DIGEST), await digestOf(unpacked));
    await moveIntoPlace(target, unpacked, () => !isDamaged && existsSync2(executable));
  } catch (cause) {
    if (cause instanceof SquadError) throw cause;
    const hint = `Check that ${dirname2(target)} is writable and has 300 MB to spare, and that \`tar\` is installed. ${MANUAL_INSTALL_HINT}`;
    throw runtimeError(
      `The Copilot runtime (${specOf(pinned)}) could not be unpacked.`,
      hint,
      cause
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
function specOf({ name, version }) {
  return `${name}@${version}`;
}
function runtimeError(message, hint, cause) {
  return new SquadError({ code: "E_RUNTIME", message, hint, cause });
}
async function moveIntoPlace(target, unpacked, isWhole2) {
  const takeAway = () => attempt(rename(target, `${unpacked}-before`));
  if (!isWhole2()) await takeAway();
  const moved = await attempt(rename(unpacked, target));
  if (moved.kind === "threw" && !isWhole2()) throw moved.error;
}
async function removeAbandoned(target) {
  const names = await resultOr(readdir(dirname2(target)), []);
  for (const name of names.filter((one) => one.startsWith(`${basename(target)}-`))) {
    const path = join2(dirname2(target), name);
    const { mtimeMs } = await resultOr(stat(path), { mtimeMs: Date.now() });
    if (Date.now() - mtimeMs > ABANDONED_MS)
      await attempt(rm(path, { recursive: true, force: true }));
  }
}
async function makeSiblingFolder(target) {
  try {
    await mkdir(dirname2(target), { recursive: true });
    return await mkdtemp(`${target}-`);
  } catch (cause) {
    const message = "The Copilot runtime cannot be stored: the tool cache (RUNNER_TOOL_CACHE) is not writable.";
    throw runtimeError(message, MANUAL_INSTALL_HINT, cause);
  }
}
async function askNpm(args, pinned, { folder, sources, stopping }) {
  try {
    const { stdout } = await run("npm", [...args, "--loglevel=error"], {
      cwd: folder,
      timeout: FETCH_MS,
      signal: stopping,
      env: { PATH: sources.path, HOME: folder, ...sources.npmEnvironment },
      shell: sources.platform.startsWith("win32")
    });
    return stdout;
  } catch (cause) {
    const code2 = /\bE[A-Z0-9_]{3,20}\b/.exec(String(cause))?.[0];
    const message = `The Copilot runtime (${specOf(pinned)}) could not be fetched with npm`;
    throw runtimeError(
      code2 === void 0 ? `${message}.` : `${message}: ${code2}.`,
      `Check that npm is on the PATH and reaches its registry. ${MANUAL_INSTALL_HINT}`,
      cause
    );
  }
}
async function checkIntegrity(fetched, pinned, asking) {
  const { platform, log } = asking.sources;
  const runtime = `The Copilot runtime (${specOf(pinned)})`;
  if (pinned.integrity !== void 0) {
    if (fetched !== pinned.integrity)
      throw otherPackage(pinned, "the one this action was built with");
    return log(`${runtime} has the SHA-512 that this action was built with.`);
  }
  const published = (await asking.npm(["view", specOf(pinned), "dist.integrity"])).trim();
  if (!SHA512.test(published)) {
    throw runtimeError(
      `The npm registry gives no SHA-512 for the Copilot runtime (${specOf(pinned)}), and this action has none of its own.`,
      `Check the npm registry that the runner uses. ${MANUAL_INSTALL_HINT}`
    );
  }
  if (fetched !== published) throw otherPackage(pinned, "the one that the npm registry describes");
  log(
    `${runtime} has the SHA-512 that the npm registry gives; this action was built without one of its own for ${platform}.`
  );
}
function otherPackage(pinned, expected) {
  return runtimeError(
    `The fetched Copilot runtime (${specOf(pinned)}) is not ${expected}: its SHA-512 differs.`,
    "Check the npm registry that the runner uses."
  );
}

// src/adapters/copilot/find-runtime.ts
async function findRuntime(sources, stopping) {
  const { input, platform } = sources;
  if (input !== void 0) return runtimeFromInput(input, platform);
  const local = localRuntime(platform);
  if (local !== void 0) return local;
  const pinned = pinnedPackage(platform);
  const cached = cachedFolder(sources, pinned);
  await fetchRuntime(pinned, cached, { sources, stopping });
  return executableIn(cached, platform);
}
function cachedFolder({ toolCache, platform }, { version }) {
  return join3(toolCache, "squad-copilot-runtime", version, platform);
}
async function repairRuntime(sources, stopping) {
  const { input, platform } = sources;
  if (input !== void 0 || localRuntime(platform) !== void 0) return false;
  const pinned = pinnedPackage(platform);
  return refetchDamaged(pinned, cachedFolder(sources, pinned), { sources, stopping });
}
function runtimeFromInput(input, platform) {
  const inFolder = executableIn(input, platform);
  if (existsSync3(inFolder)) return inFolder;
  const isExecutable = /copilot-runtime(\.exe)?$/.test(input) && existsSync3(input);
  if (isExecutable) return input;
  throw new SquadError({
    code: "E_RUNTIME",
    message: "The input `copilot-runtime-path` does not name a Copilot runtime.",
    hint: `It must be the folder of the unpacked package @github/copilot-sdk-${platform}, or the executable in its prebuilds/${platform}/.`
  });
}
function localRuntime(platform) {
  try {
    const require3 = createRequire(import.meta.url);
    const manifest = require3.resolve(`@github/copilot-sdk-${platform}/package.json`);
    const executable = executableIn(dirname3(manifest), platform);
    return existsSync3(executable) ? executable : void 0;
  } catch {
    return void 0;
  }
}
function runtimeVersion(platform) {
  return typeof define_RUNTIME_PACKAGES_default === "undefined" ? void 0 : define_RUNTIME_PACKAGES_default[platform]?.version;
}
function pinnedPackage(platform) {
  const pinned = typeof define_RUNTIME_PACKAGES_default === "undefined" ? {} : define_RUNTIME_PACKAGES_default;
  const found = pinned[platform];
  if (found !== void 0) return found;
  throw new SquadError({
    code: "E_RUNTIME",
    message: `There is no Copilot runtime for ${platform}.`,
    hint: "Use a runner with Linux, macOS or Windows on x64 or arm64, or set the input `copilot-runtime-path`."
  });
}

// src/adapters/copilot/provider-models.ts
init_define_RUNTIME_PACKAGES();
var TIMEOUT_MS = 1e4;
var LISTING = object({ data: array(object({ id: string().max(200) })) });
async function listProviderModels(provider) {
  const { type, baseUrl, apiKey = "" } = provider;
  if (type === "azure") return void 0;
  const isAnthropic = type === "anthropic";
  const address = `${baseUrl.replace(/\/+$/, "")}${isAnthropic ? "/v1" : ""}/models`;
  const headers = isAnthropic ? { "x-api-key": apiKey, "anthropic-version": "2023-06-01" } : { authorization: `Bearer ${apiKey}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await proxiedFetch(address, { headers, signal }).catch((cause) => {
    if (cause instanceof SquadError) throw cause;
    throw refused(`could not be reached at ${new URL(address).host}`, cause);
  });
  if ([401, 403].includes(answer.status)) throw refused(`refuses the key (HTTP ${answer.status})`);
  const listing = LISTING.safeParse(await answer.json().catch(() => void 0));
  return answer.ok && listing.success ? listing.data.data.map(({ id }) => id) : void 0;
}
function refused(what, cause) {
  return new SquadError({
    code: "E_CREDENTIALS",
    message: `The model's provider ${what}.`,
    hint: "Check `provider-base-url`, and that the secret of `provider-api-key` holds a key that is valid.",
    cause
  });
}

// src/adapters/copilot/copilot.ts
init_define_RUNTIME_PACKAGES();

// node_modules/@github/copilot-sdk/dist/index.js
init_define_RUNTIME_PACKAGES();

// node_modules/@github/copilot-sdk/dist/client.js
init_define_RUNTIME_PACKAGES();
var import_node2 = __toESM(require_node(), 1);
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync as existsSync5 } from "node:fs";
import { isIPv6, Socket } from "node:net";
import { dirname as dirname5, isAbsolute, join as join5, resolve } from "node:path";

// node_modules/@github/copilot-sdk/dist/generated/rpc.js
init_define_RUNTIME_PACKAGES();
function createServerRpc(connection) {
  return {
    /**
     * Checks server responsiveness and returns protocol information.
     *
     * @param params Optional message to echo back to the caller.
     *
     * @returns Server liveness response, including the echoed message, current server timestamp, and protocol version.
     *
     * @experimental
     */
    ping: async (params) => connection.sendRequest("ping", params),
    /** @experimental */
    hooks: {
      /**
       * Discovers hook actions enabled under server-side discovery settings from user, repository, plugin, and managed-policy sources.
       *
       * @param params Optional project paths and host-exclusion behavior for server-scoped hook discovery.
       *
       * @returns Server-discovered hook actions and partial-load diagnostics from user, repository, plugin, and managed-policy sources. Concrete sessions may include additional session-specific hook sources.
       */
      discover: async (params) => connection.sendRequest("hooks.discover", params)
    },
    /** @experimental */
    models: {
      /**
       * Lists Copilot models available to the authenticated user.
       *
       * @param params Optional opaque account selection or compatibility GitHub token used to list models.
       *
       * @returns List of Copilot models available to the resolved user, including capabilities and billing metadata.
       */
      list: async (params) => connection.sendRequest("models.list", params),
      /**
       * Returns the running runtime's complete catalog of well-known built-in model IDs without authentication or network access.
       *
       * @returns The running runtime's complete catalog of well-known built-in model IDs, including supported models and additional IDs with built-in metadata.
       */
      getBuiltInCatalog: async () => connection.sendRequest("models.getBuiltInCatalog", {})
    },
    /** @experimental */
    tools: {
      /**
       * Lists built-in tools available for a model.
       *
       * @param params Optional model identifier whose tool overrides should be applied to the listing.
       *
       * @returns Built-in tools available for the requested model, with their parameters and instructions.
       */
      list: async (params) => connection.sendRequest("tools.list", params)
    },
    /** @experimental */
    account: {
      /**
       * Gets Copilot quota usage for the current or opaquely selected authenticated user.
       *
       * @param params Optional opaque account selection or compatibility GitHub token used to look up quota.
       *
       * @returns Quota usage snapshots for the resolved user, keyed by quota type.
       */
      getQuota: async (params) => connection.sendRequest("account.getQuota", params),
      /**
       * Gets the currently active authentication credentials from the global auth manager.
       *
       * @returns Current authentication state
       */
      getCurrentAuth: async () => connection.sendRequest("account.getCurrentAuth", {}),
      /**
       * Gets all authenticated users available for account switching.
       *
       * @returns List of all authenticated users
       */
      getAllUsers: async () => connection.sendRequest("account.getAllUsers", {}),
      /**
       * Validates and stores authentication credentials. When login is omitted, resolves the authenticated user from the token before persistence.
       *
       * @param params Credentials to validate and store. Omit login to resolve the authenticated user from the token.
       *
       * @returns Result of a successful login; throws on failure
       */
      login: async (params) => connection.sendRequest("account.login", params),
      /**
       * Removes user authentication from keychain and persisted state.
       *
       * @param params User to log out
       *
       * @returns Logout result indicating if more users remain
       */
      logout: async (params) => connection.sendRequest("account.logout", params)
    },
    /** @experimental */
    secrets: {
      /**
       * Registers secret values for redaction in session logs and exports. The SDK calls this to inject dynamically generated secret values (e.g., OIDC tokens).
       *
       * @param params Secret values to add to the redaction filter.
       *
       * @returns Confirmation that the secret values were registered.
       */
      addFilterValues: async (params) => connection.sendRequest("secrets.addFilterValues", params)
    },
    /** @experimental */
    mcp: {
      /** @experimental */
      config: {
        /**
         * Lists MCP servers from user configuration.
         *
         * @returns User-configured MCP servers, keyed by server name.
         */
        list: async () => connection.sendRequest("mcp.config.list", {}),
        /**
         * Adds an MCP server to user configuration.
         *
         * @param params MCP server name and configuration to add to user configuration.
         */
        add: async (params) => connection.sendRequest("mcp.config.add", params),
        /**
         * Updates an MCP server in user configuration.
         *
         * @param params MCP server name and replacement configuration to write to user configuration.
         */
        update: async (params) => connection.sendRequest("mcp.config.update", params),
        /**
         * Removes an MCP server from user configuration.
         *
         * @param params MCP server name to remove from user configuration.
         */
        remove: async (params) => connection.sendRequest("mcp.config.remove", params),
        /**
         * Enables MCP servers in user configuration for new sessions.
         *
         * @param params MCP server names to enable for new sessions.
         */
        enable: async (params) => connection.sendRequest("mcp.config.enable", params),
        /**
         * Disables MCP servers in user configuration for new sessions.
         *
         * @param params MCP server names to disable for new sessions.
         */
        disable: async (params) => connection.sendRequest("mcp.config.disable", params),
        /**
         * Drops this runtime process's in-memory MCP server-definition cache so the next MCP config read observes disk.
         */
        reload: async () => connection.sendRequest("mcp.config.reload", {})
      },
      /**
       * Discovers MCP servers from user, workspace, plugin, and builtin sources.
       *
       * @param params Optional working directory used as context for MCP server discovery.
       *
       * @returns MCP servers discovered from user, workspace, plugin, and built-in sources.
       */
      discover: async (params) => connection.sendRequest("mcp.discover", params),
      /**
       * Requests a side-effect-free MCP install plan from a catalog candidate handle or a caller-supplied card. This host-implemented server method is available through SDK/TUI hosts; standalone and C-ABI runtimes whose host does not implement server-method dispatch return JSON-RPC MethodNotFound. A runtime with planning available returns a normalised plan and opaque single-use plan handle; a runtime without it returns the typed planning-unavailable result. A completed plan reports resource identity, provenance, eligible transport choices, the user-scope target, required typed values and secret placeholders, the policy result, the configuration changes installing would make, and whether a reload would be needed. Planning never writes configuration, stores a secret, or reloads MCP servers, so abandoning a plan needs no call and leaves nothing behind.
       *
       * @param params A side-effect-free request for an MCP install plan. Computing a plan never writes configuration, stores a secret, or reloads MCP servers.
       *
       * @returns Outcome of an mcp.planInstall call: either a normalised plan, or one typed refusal. Nothing is written in either case.
       */
      planInstall: async (params) => connection.sendRequest("mcp.planInstall", params)
    },
    /** @experimental */
    extensions: {
      /**
       * Discovers user and enabled installed-plugin extensions from persisted Copilot home state, including enablement preferences. Launch-scoped additional plugins are not included.
       *
       * @returns Extensions discovered from persisted Copilot home state and their effective loading mode. Launch-scoped additional plugins are not included.
       */
      discover: async () => connection.sendRequest("extensions.discover", {}),
      /**
       * Persistently enables extension IDs for future sessions. Active sessions are unchanged; use session.extensions.enable to update them.
       *
       * @param params Source-qualified extension identifiers to persistently enable for future sessions.
       */
      enable: async (params) => connection.sendRequest("extensions.enable", params),
      /**
       * Persistently disables extension IDs for future sessions. Active sessions are unchanged; use session.extensions.disable to update them.
       *
       * @param params Source-qualified extension identifiers to persistently disable for future sessions.
       */
      disable: async (params) => connection.sendRequest("extensions.disable", params)
    },
    /**
     * Registers the calling SDK client as the per-entrypoint extension launch provider. Call before creating any sessions. When omitted, the runtime uses its built-in extension launcher.
     *
     * @experimental
     */
    registerExtensionLaunchProvider: async () => connection.sendRequest("registerExtensionLaunchProvider", {}),
    /** @experimental */
    catalog: {
      /**
       * Requests a bounded catalog search. This host-implemented server method is available through SDK/TUI hosts; standalone and C-ABI runtimes whose host does not implement server-method dispatch return JSON-RPC MethodNotFound. A runtime with search available returns inert candidate summaries, each with an opaque single-use handle scoped to this runtime instance; a runtime without it returns the typed search-unavailable result. Public authorities may be searched anonymously, while an authority that requires credentials yields the typed authentication-required result. All returned text, URLs, and package metadata are untrusted external data and can never trigger instructions, tools, or installation. Read-only: nothing is installed, configured, or persisted.
       *
       * @param params A bounded catalog search. Both the query length and the result count are capped by the schema so a caller cannot request an unbounded scan.
       *
       * @returns Outcome of a catalog.search call: either bounded inert candidates, or one typed refusal. Never a partial success.
       */
      search: async (params) => connection.sendRequest("catalog.search", params)
    },
    /** @experimental */
    plugins: {
      /**
       * Lists plugins installed in user/global state.
       *
       * @returns Plugins installed in user/global state.
       */
      list: async () => connection.sendRequest("plugins.list", {}),
      /**
       * Installs a plugin from a marketplace, GitHub repo, URL, or local path.
       *
       * @param params Plugin source and optional working directory for relative-path resolution.
       *
       * @returns Result of installing a plugin.
       */
      install: async (params) => connection.sendRequest("plugins.install", params),
      /**
       * Uninstalls an installed plugin.
       *
       * @param params Name (or spec) of the plugin to uninstall.
       */
      uninstall: async (params) => connection.sendRequest("plugins.uninstall", params),
      /**
       * Updates an installed plugin to its latest published version.
       *
       * @param params Name (or spec) of the plugin to update.
       *
       * @returns Result of updating a single plugin.
       */
      update: async (params) => connection.sendRequest("plugins.update", params),
      /**
       * Updates every installed plugin to its latest published version.
       *
       * @returns Result of updating all installed plugins.
       */
      updateAll: async () => connection.sendRequest("plugins.updateAll", {}),
      /**
       * Enables installed plugins for new sessions.
       *
       * @param params Plugin names (or specs) to enable, plus the optional working directory the repository-controlled guard is evaluated against.
       */
      enable: async (params) => connection.sendRequest("plugins.enable", params),
      /**
       * Disables installed plugins for new sessions.
       *
       * @param params Plugin names (or specs) to disable, plus the optional working directory the repository-controlled guard is evaluated against.
       */
      disable: async (params) => connection.sendRequest("plugins.disable", params),
      /** @experimental */
      builtin: {
        /**
         * Replaces this server's trusted built-in plugin directories while no sessions are active.
         *
         * @param params Trusted built-in plugin directories to use for this runtime process.
         */
        set: async (params) => connection.sendRequest("plugins.builtin.set", params)
      },
      /** @experimental */
      marketplaces: {
        /**
         * Lists all registered marketplaces (defaults + user-added).
         *
         * @returns All registered marketplaces, including built-in defaults.
         */
        list: async () => connection.sendRequest("plugins.marketplaces.list", {}),
        /**
         * Registers a new marketplace from a source (owner/repo, URL, or local path).
         *
         * @param params Marketplace source and optional working directory for relative-path resolution.
         *
         * @returns Result of registering a new marketplace.
         */
        add: async (params) => connection.sendRequest("plugins.marketplaces.add", params),
        /**
         * Removes a previously-registered marketplace. When the marketplace has dependent plugins and `force` is not set, the marketplace is left intact and the result lists the dependents so the caller can decide whether to retry with `force=true`.
         *
         * @param params Name of the marketplace to remove and an optional force flag.
         *
         * @returns Outcome of the remove attempt, including dependent-plugin info when applicable.
         */
        remove: async (params) => connection.sendRequest("plugins.marketplaces.remove", params),
        /**
         * Lists plugins advertised by a registered marketplace.
         *
         * @param params Name of the marketplace whose plugin catalog to fetch.
         *
         * @returns Plugins advertised by the marketplace.
         */
        browse: async (params) => connection.sendRequest("plugins.marketplaces.browse", params),
        /**
         * Re-fetches one or all registered marketplace catalogs.
         *
         * @param params Optional marketplace name; omit to refresh all.
         *
         * @returns Result of refreshing one or more marketplace catalogs.
         */
        refresh: async (params) => connection.sendRequest("plugins.marketplaces.refresh", params)
      }
    },
    /** @experimental */
    skills: {
      /** @experimental */
      config: {
        /**
         * Replaces the global list of disabled skills.
         *
         * @param params Skill names to mark as disabled in global configuration, replacing any previous list.
         */
        setDisabledSkills: async (params) => connection.sendRequest("skills.config.setDisabledSkills", params),
        /**
         * Atomically adds or removes one skill from the disabled list.
         *
         * @param params Adds or removes a single skill from the global disabled list, leaving every other entry untouched.
         */
        setSkillDisabled: async (params) => connection.sendRequest("skills.config.setSkillDisabled", params)
      },
      /**
       * Discovers skills across global and project sources.
       *
       * @param params Optional project paths and additional skill directories to include in discovery.
       *
       * @returns Skills discovered across global and project sources.
       */
      discover: async (params) => connection.sendRequest("skills.discover", params),
      /**
       * Returns the canonical directories where a client may create skills that the runtime will recognize, including ones that do not exist yet. Project directories become active once created.
       *
       * @param params Optional project paths to enumerate.
       *
       * @returns Canonical locations where skills can be created so the runtime will recognize them.
       */
      getDiscoveryPaths: async (params) => connection.sendRequest("skills.getDiscoveryPaths", params)
    },
    /** @experimental */
    agents: {
      /**
       * Discovers custom agents across user, project, plugin, and remote sources.
       *
       * @param params Optional project paths to include in agent discovery.
       *
       * @returns Agents discovered across user, project, plugin, and remote sources.
       */
      discover: async (params) => connection.sendRequest("agents.discover", params),
      /**
       * Returns the canonical directories where a client may create custom agents that the runtime will recognize, including ones that do not exist yet. Project directories become active once created.
       *
       * @param params Optional project paths to include when enumerating agent discovery directories.
       *
       * @returns Canonical locations where custom agents can be created so the runtime will recognize them.
       */
      getDiscoveryPaths: async (params) => connection.sendRequest("agents.getDiscoveryPaths", params)
    },
    /** @experimental */
    instructions: {
      /**
       * Discovers instruction sources across user, repository, and plugin sources.
       *
       * @param params Optional project paths to include in instruction discovery.
       *
       * @returns Instruction sources discovered across user, repository, and plugin sources.
       */
      discover: async (params) => connection.sendRequest("instructions.discover", params),
      /**
       * Returns the canonical files and directories where a client may create custom instructions that the runtime will recognize, including ones that do not exist yet. Repository targets become active once created.
       *
       * @param params Optional project paths to include when enumerating instruction discovery targets.
       *
       * @returns Canonical files and directories where custom instructions can be created so the runtime will recognize them.
       */
      getDiscoveryPaths: async (params) => connection.sendRequest("instructions.getDiscoveryPaths", params)
    },
    /** @experimental */
    commands: {
      /**
       * Lists the well-known built-in slash commands that work as the first message in a new session (e.g. /plan, /env), without requiring an active session. Commands that depend on session state, authentication, or a synced session are omitted.
       *
       * @returns Slash commands available in the session, after applying any include/exclude filters.
       */
      list: async () => connection.sendRequest("commands.list", {})
    },
    /** @experimental */
    user: {
      /** @experimental */
      settings: {
        /**
         * Drops this runtime process's in-memory user settings cache so the next settings read observes disk.
         */
        reload: async () => connection.sendRequest("user.settings.reload", {}),
        /**
         * Lists every known user setting (settings.json overlaid with the legacy config.json, config.json wins), each with its effective value, its default, and whether it is at the default — so settings the user has never set still appear with their default value. Does not include repository- or enterprise-managed overrides that the runtime layers on top at session time.
         *
         * @returns Per-key metadata for every known user setting (settings.json overlaid with the legacy config.json, config.json wins), including settings left at their default. Excludes repository- and enterprise-managed overrides.
         */
        get: async () => connection.sendRequest("user.settings.get", {}),
        /**
         * Writes one or more user settings to settings.json, replacing each provided top-level key. A key whose value is null is removed. Returns the keys whose new value is shadowed by a legacy config.json entry (config.json wins on read), which the runtime leaves in place — such writes do not take effect until the legacy value is removed.
         *
         * @param params Partial user settings to write to settings.json. Each top-level key is written individually, replacing the existing value; a key whose value is null is removed.
         *
         * @returns Outcome of writing user settings.
         */
        set: async (params) => connection.sendRequest("user.settings.set", params)
      }
    },
    /** @experimental */
    managedSettings: {
      /**
       * Discovers device-managed settings from production MDM and managed-file sources, validates them against the runtime-owned managed-settings schema, and returns the canonical JSON without requiring a session.
       *
       * @returns Validated device-managed settings discovered before a session exists.
       */
      read: async () => connection.sendRequest("managedSettings.read", {}),
      /**
       * Force-refreshes enterprise managed settings for every account: wipes the persistent server-policy cache (the whole `<cacheHome>/managed-settings` directory) and drops this runtime process's in-memory retained server policy. It does not itself fetch policy — the effect is that the next time a session resolves managed settings for an account, that resolution re-fetches the account's org policy from the network instead of serving a cached response. Note that `managedSettings.read` returns only device/MDM settings and never triggers the account server-policy fetch, so a host implementing "sync account policy" should start a fresh session resolution rather than treat a subsequent `managedSettings.read` as the refreshed org policy. Mirrors the invalidation a sign-out performs, broadened from the one signing-out account to all of them; device/MDM layers describe the machine, not the account, and are left untouched. Rejects if the on-disk cache cannot be removed.
       */
      clearCache: async () => connection.sendRequest("managedSettings.clearCache", {})
    },
    /** @experimental */
    runtime: {
      /**
       * Gracefully shuts down an SDK-owned runtime. The response is sent only after cleanup completes; callers may then terminate the owned runtime process.
       */
      shutdown: async () => connection.sendRequest("runtime.shutdown", {})
    },
    /** @experimental */
    sessionFs: {
      /**
       * Registers an SDK client as the session filesystem provider.
       *
       * @param params Initial working directory, session-state path layout, and path conventions used to register the calling SDK client as the session filesystem provider.
       *
       * @returns Indicates whether the calling client was registered as the session filesystem provider.
       */
      setProvider: async (params) => connection.sendRequest("sessionFs.setProvider", params)
    },
    /** @experimental */
    llmInference: {
      /**
       * Registers an SDK client as the LLM inference callback provider.
       *
       * @returns Indicates whether the calling client was registered as the LLM inference provider.
       */
      setProvider: async () => connection.sendRequest("llmInference.setProvider", {}),
      /**
       * Delivers the response head (status + headers) for an in-flight request, correlated by the requestId the runtime supplied in httpRequestStart. Must be called exactly once per request before any httpResponseChunk frames.
       *
       * @param params Response head.
       *
       * @returns Whether the start frame was accepted.
       */
      httpResponseStart: async (params) => connection.sendRequest("llmInference.httpResponseStart", params),
      /**
       * Delivers a body byte range (or a terminal transport error) for an in-flight response, correlated by requestId. Set `end` true on the last chunk. When `error` is set the response terminates with a transport-level failure and the runtime raises an APIConnectionError.
       *
       * @param params A response body chunk or terminal error.
       *
       * @returns Whether the chunk was accepted.
       */
      httpResponseChunk: async (params) => connection.sendRequest("llmInference.httpResponseChunk", params)
    },
    /** @experimental */
    sessions: {
      /**
       * Creates or resumes a local session and returns the opened session ID.
       *
       * @param params Open a session by creating, resuming, attaching, connecting to a remote, or handing off.
       *
       * @returns Result of opening a session.
       */
      open: async (params) => connection.sendRequest("sessions.open", params),
      /**
       * Creates a new session by forking persisted history from an existing session.
       *
       * @param params Source session identifier to fork from, optional event-ID boundary, and optional friendly name for the new session.
       *
       * @returns Identifier and optional friendly name assigned to the newly forked session.
       */
      fork: async (params) => connection.sendRequest("sessions.fork", params),
      /**
       * Connects to an existing remote session and exposes it as an SDK session.
       *
       * @param params Remote session connection parameters.
       *
       * @returns Remote session connection result.
       */
      connect: async (params) => connection.sendRequest("sessions.connect", params),
      /**
       * Lists sessions, optionally filtered by source and working-directory context. Returned entries are discriminated by `isRemote`: local entries carry only the lightweight `LocalSessionMetadataValue` shape; remote entries carry the full `RemoteSessionMetadataValue` shape (repository, PR number, taskType, etc.).
       *
       * @param params Optional source filter, metadata-load limit, and context filter applied to the returned sessions.
       *
       * @returns Sessions matching the filter, ordered most-recently-modified first.
       */
      list: async (params) => connection.sendRequest("sessions.list", params),
      /**
       * Reads client-owned metadata for multiple persisted local sessions without opening them. Results preserve request order and report missing, corrupt, unsupported, or temporarily unavailable sessions independently.
       *
       * @param params Bounded batch request for client-owned metadata from persisted local sessions.
       *
       * @returns Ordered client metadata outcomes for the requested local sessions.
       */
      getClientMetadata: async (params) => connection.sendRequest("sessions.getClientMetadata", params),
      /**
       * Reads a page of durable events directly from a local session's persisted journal without creating, resuming, or activating the session. The first read pins the currently opened journal generation and its byte-length boundary; opaque cursor continuations remain on that generation across runtime-owned compaction, truncation, and rewrite operations, which replace the live path atomically, and events appended after the boundary are excluded. For cold hydration, await the first successful page before activation and establish lossless live-event buffering before resume; merge subsequent live events by ID, preserving persisted order and letting live payloads win. Continuations are process-local, single-use capabilities bound to the originating session and storage context and must be paged sequentially; concurrent or repeated use of the same cursor expires that duplicate read rather than reading the generation twice. A complete snapshot has cursorStatus 'ok' and hasMore false. Snapshots expire after five idle minutes, with at most eight retained per process and idle-only eviction under pressure; completion and cancelled-worker exit release their handles. No transcript copy is created, but retained handles may keep replaced files' disk blocks alive until release. Pages have a soft 1 MiB serialized event-array budget including resolved binary assets; one oversized event is returned alone to guarantee progress. Working memory also includes a record/lookahead and asset resolution; resolving the first binary reference may scan the full pinned generation to build a bounded offset index. If the snapshot expires, is evicted, is cancelled before a continuation is established, or becomes unreadable after an observable unsupported in-place shortening, the continuation returns cursorStatus 'expired' with an empty terminal page and never falls back to a different generation. A missing or initially unreadable journal is an RPC error. Persisted history excludes ephemeral events and may omit payloads that are reconstructed only for an active session; use the active session event stream for post-resume live events.
       *
       * @param params Pagination options for reading an inactive or active local session's persisted event journal.
       *
       * @returns Batch of session events returned by a read, with cursor and continuation metadata.
       */
      readPersistedEvents: async (params) => connection.sendRequest("sessions.readPersistedEvents", params),
      /**
       * Finds the local session bound to a GitHub task ID, if any.
       *
       * @param params GitHub task ID to look up.
       *
       * @returns ID of the local session bound to the given GitHub task, or omitted when none.
       */
      findByTaskId: async (params) => connection.sendRequest("sessions.findByTaskId", params),
      /**
       * Resolves a UUID prefix to a unique session ID, if exactly one session matches.
       *
       * @param params UUID prefix to resolve to a unique session ID.
       *
       * @returns Session ID matching the prefix, omitted when no unique match exists.
       */
      findByPrefix: async (params) => connection.sendRequest("sessions.findByPrefix", params),
      /**
       * Returns the most-relevant prior session for a given working-directory context.
       *
       * @param params Optional working-directory context used to score session relevance.
       *
       * @returns Most-relevant session ID for the supplied context, or omitted when no sessions exist.
       */
      getLastForContext: async (params) => connection.sendRequest("sessions.getLastForContext", params),
      /**
       * Returns the on-disk byte size of each session's workspace directory.
       *
       * @returns Map of sessionId -> on-disk size in bytes for each session's workspace directory.
       */
      getSizes: async () => connection.sendRequest("sessions.getSizes", {}),
      /**
       * Returns the subset of the supplied session IDs that are currently held by another running process.
       *
       * @param params Session IDs to test for live in-use locks.
       *
       * @returns Session IDs from the input set that are currently in use by another process.
       */
      checkInUse: async (params) => connection.sendRequest("sessions.checkInUse", params),
      /**
       * Closes a session: emits shutdown, flushes pending events, releases the in-use lock, and disposes the active session.
       *
       * @param params Session ID to close.
       *
       * @returns Closes a session: emits shutdown, flushes pending events to disk, releases the in-use lock, disposes the active session. Idempotent: succeeds even if the session is not currently active.
       */
      close: async (params) => connection.sendRequest("sessions.close", params),
      /**
       * Closes, deactivates, and deletes a set of sessions, returning the bytes freed per session.
       *
       * @param params Session IDs to close, deactivate, and delete from disk.
       *
       * @returns Map of sessionId -> bytes freed by removing the session's workspace directory.
       */
      bulkDelete: async (params) => connection.sendRequest("sessions.bulkDelete", params),
      /**
       * Deletes sessions older than the given threshold, with optional dry-run and exclusion list.
       *
       * @param params Age threshold and optional flags controlling which old sessions are pruned (or simulated when dryRun is true).
       *
       * @returns Outcome of the prune operation: deleted IDs, dry-run candidates, skipped IDs, total bytes freed, and the dry-run flag.
       */
      pruneOld: async (params) => connection.sendRequest("sessions.pruneOld", params),
      /**
       * Flushes a session's pending events to disk.
       *
       * @param params Session ID whose pending events should be flushed to disk.
       *
       * @returns Flush a session's pending events to disk. No-op when no writer exists for the session (e.g., already closed).
       */
      save: async (params) => connection.sendRequest("sessions.save", params),
      /**
       * Releases the in-use lock held by this process for a session.
       *
       * @param params Session ID whose in-use lock should be released.
       *
       * @returns Release the in-use lock held by this process for the given session. No-op when this process does not currently hold a lock for the session.
       */
      releaseLock: async (params) => connection.sendRequest("sessions.releaseLock", params),
      /**
       * Backfills missing summary and context fields on the supplied session metadata records.
       *
       * @param params Session metadata records to enrich with summary and context information.
       *
       * @returns The enriched metadata records, with summary and context fields backfilled where available. Sessions confirmed empty and unnamed are omitted.
       */
      enrichMetadata: async (params) => connection.sendRequest("sessions.enrichMetadata", params),
      /**
       * Reloads user, plugin, and (optionally) repo hooks on the active session.
       *
       * @param params Active session ID and an optional flag for deferring repo-level hooks until folder trust.
       *
       * @returns Reload all hooks (user, plugin, optionally repo) and apply them to the active session. Call after installing or removing plugins so their hooks take effect immediately. No-op when no active session matches the given sessionId.
       */
      reloadPluginHooks: async (params) => connection.sendRequest("sessions.reloadPluginHooks", params),
      /**
       * Loads previously-deferred repo-level hooks on the active session, returning queued startup prompts.
       *
       * @param params Active session ID whose deferred repo-level hooks should be loaded.
       *
       * @returns Queued repo-level startup prompts and the total hook command count after loading.
       */
      loadDeferredRepoHooks: async (params) => connection.sendRequest("sessions.loadDeferredRepoHooks", params),
      /**
       * Replaces the manager-wide additional plugins registered with the session manager.
       *
       * @param params Manager-wide additional plugins to register; replaces any previously-configured set.
       *
       * @returns Replace the manager-wide additional plugins. New session creations and subsequent hook reloads see the new set; already-running sessions keep their existing hook installation until the next reload.
       */
      setAdditionalPlugins: async (params) => connection.sendRequest("sessions.setAdditionalPlugins", params),
      /**
       * Attaches the runtime-managed remote-control singleton to a session, awaiting initial setup. If remote control is already attached to a different session, the singleton is transferred (preserving the underlying Mission Control connection). Returns the final status.
       *
       * @param params Parameters for attaching the remote-control singleton to a session.
       *
       * @returns Wrapper for the singleton's current status.
       */
      startRemoteControl: async (params) => connection.sendRequest("sessions.startRemoteControl", params),
      /**
       * Atomically rebinds the remote-control singleton to a different session, preserving the underlying Mission Control connection. When `expectedFromSessionId` is provided and does not match the singleton's current `attachedSessionId`, the transfer is rejected with `transferred: false` and the current status is returned unchanged.
       *
       * @param params Parameters for atomically rebinding the remote-control singleton.
       *
       * @returns Outcome of a transferRemoteControl call.
       */
      transferRemoteControl: async (params) => connection.sendRequest("sessions.transferRemoteControl", params),
      /**
       * Patches the steering state of the active remote-control singleton. When remote control is off, this is a no-op and the off status is returned. Today only `enabled: true` is actionable on the underlying exporter; passing `false` is reserved for future use.
       *
       * @param params Patch for the singleton's steering state.
       *
       * @returns Wrapper for the singleton's current status.
       */
      setRemoteControlSteering: async (params) => connection.sendRequest("sessions.setRemoteControlSteering", params),
      /**
       * Stops the remote-control singleton. When `expectedSessionId` is provided and does not match the singleton's current `attachedSessionId`, the stop is rejected with `stopped: false` and the current status is returned unchanged (unless `force` is set, in which case the singleton is unconditionally torn down).
       *
       * @param params Parameters for stopping the remote-control singleton.
       *
       * @returns Outcome of a stopRemoteControl call.
       */
      stopRemoteControl: async (params) => connection.sendRequest("sessions.stopRemoteControl", params),
      /**
       * Returns the current state of the remote-control singleton, including the attached session id and frontend URL when active.
       *
       * @returns Wrapper for the singleton's current status.
       */
      getRemoteControlStatus: async () => connection.sendRequest("sessions.getRemoteControlStatus", {})
    },
    /** @experimental */
    agentRegistry: {
      /**
       * Spawns a managed-server child with the supplied configuration and returns a discriminated-union result. The caller (typically the CLI controller) is responsible for attaching to the spawned child and sending any follow-up prompt. When the controller-local spawn gate is closed the server returns JSON-RPC MethodNotFound.
       *
       * @param params Inputs to spawn a managed-server child via the controller's spawn delegate.
       *
       * @returns Outcome of an agentRegistry.spawn call.
       */
      spawn: async (params) => connection.sendRequest("agentRegistry.spawn", params)
    }
  };
}
function createInternalServerRpc(connection) {
  return {
    /**
     * Performs the SDK server connection handshake and validates the optional connection token. Marked internal because this is JSON-RPC transport plumbing invoked automatically by an SDK client's own `connect()` wrapper, not a user-facing method. Stays internal as long as the SDK client owns the handshake; would only become public if the SDK ever exposed the raw schema surface to consumers without a connection wrapper.
     *
     * @param params Connection-level opt-ins for the `server.connect` handshake. Transport authentication is consumed by the native protocol boundary before dispatch.
     *
     * @returns Handshake result reporting the server's protocol version and package version on success.
     *
     * @experimental
     */
    connect: async (params) => connection.sendRequest("connect", params),
    /** @experimental */
    sessions: {
      /**
       * Reads lightweight persisted metadata for one local session without opening it.
       *
       * @param params Session ID whose persisted metadata should be read.
       *
       * @returns Persisted local session metadata when the session exists.
       */
      getMetadata: async (params) => connection.sendRequest("sessions.getMetadata", params),
      /**
       * Lists recent local session IDs that contain user-visible history, omitting housekeeping-only sessions.
       *
       * @param params Limit for non-empty local session IDs.
       *
       * @returns Recent local session IDs that contain user-visible history.
       */
      listNonEmptySessionIds: async (params) => connection.sendRequest("sessions.listNonEmptySessionIds", params),
      /**
       * Computes the absolute path to a session's persisted events.jsonl file. Internal: filesystem paths are only meaningful in-process (CLI and runtime share a filesystem). Currently used by the CLI's contribution-graph feature to read historical events directly. Remote SDK consumers must not depend on this; a proper event-query API would replace it if the contribution graph ever needed to work over the wire.
       *
       * @param params Session ID whose event-log file path to compute.
       *
       * @returns Absolute path to the session's events.jsonl file on disk.
       */
      getEventFilePath: async (params) => connection.sendRequest("sessions.getEventFilePath", params),
      /**
       * Returns a session's persisted remote-steerable flag, if any has been recorded. Internal: this is CLI-specific book-keeping used by `--continue` / `--resume` to inherit the prior session's remote-steerable preference. SDK consumers that want similar behavior should manage their own persistence around start/stop calls rather than relying on this runtime-side flag.
       *
       * @param params Session ID to look up the persisted remote-steerable flag for.
       *
       * @returns The session's persisted remote-steerable flag, or omitted when no value has been persisted.
       */
      getPersistedRemoteSteerable: async (params) => connection.sendRequest("sessions.getPersistedRemoteSteerable", params),
      /**
       * Deletes one local session from disk after running the same lifecycle hooks as the session manager.
       *
       * @param params Session ID to delete from disk.
       */
      delete: async (params) => connection.sendRequest("sessions.delete", params),
      /**
       * Gets the dynamic-context board entry count associated with a session, when available. Internal: this exists solely so CLI telemetry events (`rem_spawn_gate`, `rem_consolidation_complete`) can pair START / END board counts around the detached rem-agent spawn. "Dynamic context board" is a runtime-internal concept that is not part of the public SDK contract; the long-term plan is to relocate the telemetry emission into the runtime so this method can be deleted entirely.
       *
       * @param params Session ID whose board entry count should be returned.
       *
       * @returns Dynamic-context board entry count, when available.
       */
      getBoardEntryCount: async (params) => connection.sendRequest("sessions.getBoardEntryCount", params),
      /**
       * Attaches (or detaches) an in-process ExtensionController delegate for the given session in a local host adapter. Pass `controller: undefined` to detach. Internal because the controller cannot cross the JSON-RPC boundary; the runtime manages its own session extension service.
       *
       * @param params Params to attach or detach an in-process ExtensionController delegate.
       */
      configureSessionExtensions: async (params) => connection.sendRequest("sessions.configureSessionExtensions", params)
    }
  };
}
function createSessionRpc(connection, sessionId) {
  return {
    /**
     * Suspends the session while preserving persisted state for later resume.
     *
     * @experimental
     */
    suspend: async () => connection.sendRequest("session.suspend", { sessionId }),
    /**
     * Sends a user message to the session and returns its message ID.
     *
     * @param params Parameters for sending a user message to the session
     *
     * @returns Result of sending a user message
     *
     * @experimental
     */
    send: async (params) => connection.sendRequest("session.send", { sessionId, ...params }),
    /**
     * Sends zero or more user messages to the session in a single turn and returns their message IDs. All provided messages are appended to the conversation in order, then exactly one agent turn runs over the resulting history. When the list is empty, one turn runs over the existing history with no new user message. Remote-backed (Mission Control) sessions do not support this method and will return an error.
     *
     * @param params Parameters for sending zero or more user messages to the session in a single turn. Remote-backed (Mission Control) sessions do not support this method and will return an error.
     *
     * @returns Result of sending zero or more user messages
     *
     * @experimental
     */
    sendMessages: async (params) => connection.sendRequest("session.sendMessages", { sessionId, ...params }),
    /** @experimental */
    sandbox: {
      /**
       * Returns whether managed policy requires sandbox enforcement and whether an enforcement failure has permanently blocked the session.
       *
       * @returns Managed sandbox enforcement state for a session.
       */
      getEnforcementStatus: async () => connection.sendRequest("session.sandbox.getEnforcementStatus", { sessionId }),
      /**
       * Disables sandboxing for the remainder of the current session and approves the referenced pending sandbox-bypass permission request. The request is rejected unless the exact request is still pending and the effective sandbox policy permits bypass.
       *
       * @param params Request to disable sandboxing for the current session while resolving an active sandbox-bypass permission prompt.
       *
       * @returns Result of attempting to disable sandboxing for the current session.
       */
      disableForSession: async (params) => connection.sendRequest("session.sandbox.disableForSession", { sessionId, ...params })
    },
    /**
     * Aborts the current agent turn.
     *
     * @param params Parameters for aborting the current turn
     *
     * @returns Result of aborting the current turn
     *
     * @experimental
     */
    abort: async (params) => connection.sendRequest("session.abort", { sessionId, ...params }),
    /**
     * Interrupts the current main agent turn while leaving running background work (subagents, sidekicks, and promoted attached shells) alive. No-op when the main loop is not processing.
     *
     * @param params Parameters for interrupting the main agent turn.
     *
     * @returns Result of interrupting the main agent turn.
     *
     * @experimental
     */
    interruptMainTurn: async (params) => connection.sendRequest("session.interruptMainTurn", { sessionId, ...params }),
    /**
     * Cancels every running background agent (task-registry subagents plus sidekick agents) without interrupting the main agent loop. Promoted attached shells are left running.
     *
     * @returns The number of running background agents (task-registry agents) that were cancelled.
     *
     * @experimental
     */
    cancelAllBackgroundAgents: async () => connection.sendRequest("session.cancelAllBackgroundAgents", { sessionId }),
    /**
     * Shuts down the session and persists its final state. Awaits any deferred sessionEnd hooks before resolving so user-supplied hook scripts complete before the runtime tears down.
     *
     * @param params Parameters for shutting down the session
     *
     * @experimental
     */
    shutdown: async (params) => connection.sendRequest("session.shutdown", { sessionId, ...params }),
    /** @experimental */
    gitHubAuth: {
      /**
       * Gets authentication status and account metadata for the session.
       *
       * @returns Authentication status and account metadata for the session.
       */
      getStatus: async () => connection.sendRequest("session.gitHubAuth.getStatus", { sessionId }),
      /**
       * Updates the session's auth credentials used for outbound model and API requests.
       *
       * @param params New auth credentials to install on the session. Omit to leave credentials unchanged.
       *
       * @returns Indicates whether the credential update succeeded.
       */
      setCredentials: async (params) => connection.sendRequest("session.gitHubAuth.setCredentials", { sessionId, ...params })
    },
    /** @experimental */
    debug: {
      /**
       * Collects a session debug log bundle into a local archive or staging directory. Logs are redacted by default; redaction can be configured per caller-provided diagnostic entry. The runtime includes session-owned logs by default and accepts caller-provided diagnostic entries so host applications can add their own files without changing this API shape.
       *
       * @param params Options for collecting a session debug bundle with configurable redaction.
       *
       * @returns Result of collecting a session debug bundle.
       */
      collectLogs: async (params) => connection.sendRequest("session.debug.collectLogs", { sessionId, ...params })
    },
    /** @experimental */
    canvas: {
      /**
       * Lists canvases declared for the session.
       *
       * @returns Declared canvases available in this session.
       */
      list: async () => connection.sendRequest("session.canvas.list", { sessionId }),
      /**
       * Lists currently open canvas instances for the live session.
       *
       * @returns Live open-canvas snapshot.
       */
      listOpen: async () => connection.sendRequest("session.canvas.listOpen", { sessionId }),
      /**
       * Opens or focuses a canvas instance.
       *
       * @param params Canvas open parameters.
       *
       * @returns Open canvas instance snapshot.
       */
      open: async (params) => connection.sendRequest("session.canvas.open", { sessionId, ...params }),
      /**
       * Closes an open canvas instance.
       *
       * @param params Canvas close parameters.
       */
      close: async (params) => connection.sendRequest("session.canvas.close", { sessionId, ...params }),
      /** @experimental */
      action: {
        /**
         * Invokes an action on an open canvas instance.
         *
         * @param params Canvas action invocation parameters.
         *
         * @returns Canvas action invocation result.
         */
        invoke: async (params) => connection.sendRequest("session.canvas.action.invoke", { sessionId, ...params })
      }
    },
    /** @experimental */
    factory: {
      /**
       * Runs a registered factory by name at the top level.
       *
       * @param params Parameters for invoking a registered factory.
       *
       * @returns Complete current or terminal factory run envelope.
       */
      run: async (params) => connection.sendRequest("session.factory.run", { sessionId, ...params }),
      /**
       * Resumes a factory run using its persisted name, arguments, journal, and accounting.
       *
       * @param params Parameters for resuming a factory run from its persisted identity.
       *
       * @returns Resolved persisted factory identity and resumed run envelope.
       */
      resume: async (params) => connection.sendRequest("session.factory.resume", { sessionId, ...params }),
      /**
       * Gets the current or settled envelope for a factory run.
       *
       * @param params Parameters for retrieving a factory run.
       *
       * @returns Complete current or terminal factory run envelope.
       */
      getRun: async (params) => connection.sendRequest("session.factory.getRun", { sessionId, ...params }),
      /**
       * Lists durable factory runs for this session in creation order.
       *
       * @param params Parameters for paging factory runs.
       *
       * @returns A page of factory runs in durable creation order.
       */
      listRuns: async (params) => connection.sendRequest("session.factory.listRuns", { sessionId, ...params }),
      /**
       * Gets durable and live observability detail for one factory run.
       *
       * @param params Parameters for retrieving a factory run.
       *
       * @returns Full factory run observability detail.
       */
      getRunDetail: async (params) => connection.sendRequest("session.factory.getRunDetail", { sessionId, ...params }),
      /**
       * Pages durable progress for one factory run.
       *
       * @param params Parameters for paging factory progress.
       *
       * @returns A bidirectional page of factory progress.
       */
      getRunProgress: async (params) => connection.sendRequest("session.factory.getRunProgress", { sessionId, ...params }),
      /**
       * Requests cancellation of a factory run and returns its run envelope.
       *
       * @param params Parameters for cancelling a factory run.
       *
       * @returns Complete current or terminal factory run envelope.
       */
      cancel: async (params) => connection.sendRequest("session.factory.cancel", { sessionId, ...params }),
      /**
       * Pauses a running factory and returns its settled run envelope.
       *
       * @param params Parameters for pausing a running factory.
       *
       * @returns Complete current or terminal factory run envelope.
       */
      pause: async (params) => connection.sendRequest("session.factory.pause", { sessionId, ...params }),
      /**
       * Records a batch of ordered factory progress lines.
       *
       * @param params Parameters for recording factory progress.
       *
       * @returns Acknowledgement that a factory request was accepted.
       */
      log: async (params) => connection.sendRequest("session.factory.log", { sessionId, ...params }),
      /**
       * Runs one factory-scoped subagent and returns its result.
       *
       * @param params Parameters for one factory-scoped subagent call.
       *
       * @returns Result of one factory-scoped subagent call.
       */
      agent: async (params) => connection.sendRequest("session.factory.agent", { sessionId, ...params }),
      /** @experimental */
      journal: {
        /**
         * Reads a memoized factory journal entry.
         *
         * @param params Parameters for reading a factory journal entry.
         *
         * @returns Result of reading a factory journal entry.
         */
        get: async (params) => connection.sendRequest("session.factory.journal.get", { sessionId, ...params }),
        /**
         * Stores a memoized factory journal entry.
         *
         * @param params Parameters for storing a factory journal entry.
         *
         * @returns Acknowledgement that a factory request was accepted.
         */
        put: async (params) => connection.sendRequest("session.factory.journal.put", { sessionId, ...params })
      }
    },
    /** @experimental */
    model: {
      /**
       * Gets the session's authoritative model snapshot, including the committed Auto preference and any newer unclaimed Auto preference waiting for a future user turn.
       *
       * @returns The session's authoritative model snapshot. Auto preference fields are configuration for the virtual `auto` model and do not change the selected model identifier. The context tier reflects `Session.getContextTier()`, restored from the session journal on resume.
       */
      getCurrent: async () => connection.sendRequest("session.model.getCurrent", { sessionId }),
      /**
       * Switches the session to a model and optional reasoning configuration.
       *
       * @param params Target model identifier and optional reasoning effort, summary, capability overrides, and context tier.
       *
       * @returns The model identifier active on the session after the switch.
       */
      switchTo: async (params) => connection.sendRequest("session.model.switchTo", { sessionId, ...params }),
      /**
       * Requests an Auto preference change without changing the session's selected model. The latest unclaimed request wins; the runtime commits it only after a later prompt using the `auto` model mints a usable model and token pair. A `pending` response confirms that the request was accepted, not that it committed. Observe eventual success through `session.model_change`, failure through the ephemeral `session.auto_tier_switch_failed` event, or current unclaimed state through `session.model.getCurrent`.
       *
       * @param params An Auto preference request for the session. This updates Auto configuration only; it does not change the selected model to `auto`.
       *
       * @returns Immediate acknowledgement and Auto preference snapshot after a switch request. This result never implies that a pending preference committed.
       */
      switchAutoTier: async (params) => connection.sendRequest("session.model.switchAutoTier", { sessionId, ...params }),
      /**
       * Replaces or clears the host-supplied model allowlist for a running session.
       *
       * @param params Host-supplied exact model selection IDs to allow for this running session. CAPI IDs are intersected with repository `.github/allowed_models.txt` policy; provider-qualified IDs remain exempt from repository-only policy but are restricted by this host list. Omit or pass null to clear the host restriction; an explicit empty or disjoint list is rejected. Validation and pre-selection fallback failures preserve the previous restriction. Failures after a fallback selection commits retain the new restriction and selected model; callers should inspect current session state after such an error.
       *
       * @returns The applied host allowlist and effective session model policy after intersection.
       */
      setAllowedModels: async (params) => connection.sendRequest("session.model.setAllowedModels", { sessionId, ...params }),
      /**
       * Updates the session's reasoning effort without changing the selected model.
       *
       * @param params Reasoning effort level to apply to the currently selected model.
       *
       * @returns Update the session's reasoning effort without changing the selected model. Use `switchTo` instead when you also need to change the model. The runtime stores the effort on the session and applies it to subsequent turns.
       */
      setReasoningEffort: async (params) => connection.sendRequest("session.model.setReasoningEffort", { sessionId, ...params }),
      /**
       * Lists models available to this session using its own auth and integration context. Connected hosts (CLI TUI, GitHub App) should call this through the session client so remote sessions return the remote CLI's available models rather than the caller's.
       *
       * @param params Optional listing options.
       *
       * @returns The list of models available to this session.
       */
      list: async (params) => connection.sendRequest("session.model.list", { sessionId, ...params })
    },
    /** @experimental */
    mode: {
      /**
       * Gets the current agent interaction mode.
       *
       * @returns The session mode the agent is operating in
       */
      get: async () => connection.sendRequest("session.mode.get", { sessionId }),
      /**
       * Sets the current agent interaction mode.
       *
       * @param params Agent interaction mode to apply to the session.
       *
       * @returns Outcome of a session mode change, including any model switch it triggered and follow-up the host must perform.
       */
      set: async (params) => connection.sendRequest("session.mode.set", { sessionId, ...params })
    },
    /** @experimental */
    name: {
      /**
       * Gets the session's friendly name.
       *
       * @returns The session's friendly name, or null when not yet set.
       */
      get: async () => connection.sendRequest("session.name.get", { sessionId }),
      /**
       * Sets the session's friendly name.
       *
       * @param params New friendly name to apply to the session.
       */
      set: async (params) => connection.sendRequest("session.name.set", { sessionId, ...params }),
      /**
       * Persists an auto-generated session summary as the session's name when no user-set name exists.
       *
       * @param params Auto-generated session summary to apply as the session's name when no user-set name exists.
       *
       * @returns Indicates whether the auto-generated summary was applied as the session's name.
       */
      setAuto: async (params) => connection.sendRequest("session.name.setAuto", { sessionId, ...params })
    },
    /** @experimental */
    plan: {
      /**
       * Reads the session plan file from the workspace.
       *
       * @returns Existence, contents, and resolved path of the session plan file.
       */
      read: async () => connection.sendRequest("session.plan.read", { sessionId }),
      /**
       * Writes new content to the session plan file.
       *
       * @param params Replacement contents to write to the session plan file.
       */
      update: async (params) => connection.sendRequest("session.plan.update", { sessionId, ...params }),
      /**
       * Deletes the session plan file from the workspace.
       */
      delete: async () => connection.sendRequest("session.plan.delete", { sessionId }),
      /**
       * Reads todo rows from the session SQL database for plan rendering.
       *
       * @returns Todo rows read from the session SQL database. Empty when no session database is available.
       */
      readSqlTodos: async () => connection.sendRequest("session.plan.readSqlTodos", { sessionId }),
      /**
       * Reads todo rows AND dependency edges from the session SQL database for structured progress UI. Same defensive behavior as readSqlTodos — returns empty arrays when the database, tables, or columns aren't available. Clients should call this on session start and after every `session.todos_changed` event to refresh structured-UI rendering.
       *
       * @returns Todo rows + dependency edges read from the session SQL database.
       */
      readSqlTodosWithDependencies: async () => connection.sendRequest("session.plan.readSqlTodosWithDependencies", { sessionId })
    },
    /** @experimental */
    workspaces: {
      /**
       * Gets current workspace metadata for the session.
       *
       * @returns Current workspace metadata for the session, including its absolute filesystem path when available.
       */
      getWorkspace: async () => connection.sendRequest("session.workspaces.getWorkspace", { sessionId }),
      /**
       * Updates workspace metadata for a local session and returns the refreshed workspace.
       *
       * @param params Workspace metadata fields to update.
       *
       * @returns Current workspace metadata for the session, including its absolute filesystem path when available.
       */
      updateMetadata: async (params) => connection.sendRequest("session.workspaces.updateMetadata", { sessionId, ...params }),
      /**
       * Ensures a local session workspace exists and returns it.
       *
       * @param params Optional session context used when creating a local workspace.
       *
       * @returns Current workspace metadata for the session, including its absolute filesystem path when available.
       */
      ensure: async (params) => connection.sendRequest("session.workspaces.ensure", { sessionId, ...params }),
      /**
       * Lists files stored in the session workspace files directory.
       *
       * @returns Relative paths of files stored in the session workspace files directory.
       */
      listFiles: async () => connection.sendRequest("session.workspaces.listFiles", { sessionId }),
      /**
       * Reads a file from the session workspace files directory.
       *
       * @param params Relative path of the workspace file to read.
       *
       * @returns Contents of the requested workspace file as a UTF-8 string.
       */
      readFile: async (params) => connection.sendRequest("session.workspaces.readFile", { sessionId, ...params }),
      /**
       * Creates or overwrites a file in the session workspace files directory.
       *
       * @param params Relative path and UTF-8 content for the workspace file to create or overwrite.
       */
      createFile: async (params) => connection.sendRequest("session.workspaces.createFile", { sessionId, ...params }),
      /**
       * Returns metadata for a file or directory in the session workspace files directory.
       *
       * @param params Relative path of the workspace file or directory to inspect.
       *
       * @returns Filesystem metadata for a path in the session workspace files directory.
       */
      statFile: async (params) => connection.sendRequest("session.workspaces.statFile", { sessionId, ...params }),
      /**
       * Creates a directory in the session workspace files directory.
       *
       * @param params Directory to create within the session workspace files directory.
       */
      createDirectory: async (params) => connection.sendRequest("session.workspaces.createDirectory", { sessionId, ...params }),
      /**
       * Removes a file or directory from the session workspace files directory.
       *
       * @param params File or directory to remove from the session workspace files directory.
       */
      removePath: async (params) => connection.sendRequest("session.workspaces.removePath", { sessionId, ...params }),
      /**
       * Renames a file or directory within the session workspace files directory.
       *
       * @param params Source and destination paths for a rename within the session workspace files directory.
       */
      renamePath: async (params) => connection.sendRequest("session.workspaces.renamePath", { sessionId, ...params }),
      /**
       * Lists workspace checkpoints in chronological order.
       *
       * @returns Workspace checkpoints in chronological order; empty when the workspace is not enabled.
       */
      listCheckpoints: async () => connection.sendRequest("session.workspaces.listCheckpoints", { sessionId }),
      /**
       * Reads the content of a workspace checkpoint by number.
       *
       * @param params Checkpoint number to read.
       *
       * @returns Checkpoint content as a UTF-8 string, or null when the checkpoint or workspace is missing.
       */
      readCheckpoint: async (params) => connection.sendRequest("session.workspaces.readCheckpoint", { sessionId, ...params }),
      /**
       * Adds a compaction summary checkpoint to the local session workspace.
       *
       * @param params Compaction summary checkpoint to persist.
       *
       * @returns Persisted summary metadata and refreshed workspace metadata.
       */
      addSummary: async (params) => connection.sendRequest("session.workspaces.addSummary", { sessionId, ...params }),
      /**
       * Truncates local workspace compaction summaries after a rollback.
       *
       * @param params Rollback point for local workspace summaries.
       *
       * @returns Current workspace metadata for the session, including its absolute filesystem path when available.
       */
      truncateSummaries: async (params) => connection.sendRequest("session.workspaces.truncateSummaries", { sessionId, ...params }),
      /**
       * Reads the autopilot objective state file from the local session workspace.
       *
       * @returns Autopilot objective file content, or null when missing.
       */
      readAutopilotObjective: async () => connection.sendRequest("session.workspaces.readAutopilotObjective", { sessionId }),
      /**
       * Writes the autopilot objective state file in the local session workspace.
       *
       * @param params Autopilot objective file content to persist.
       *
       * @returns Result of writing the autopilot objective file.
       */
      writeAutopilotObjective: async (params) => connection.sendRequest("session.workspaces.writeAutopilotObjective", { sessionId, ...params }),
      /**
       * Deletes the autopilot objective state file from the local session workspace.
       *
       * @returns Result of deleting the autopilot objective file.
       */
      deleteAutopilotObjective: async () => connection.sendRequest("session.workspaces.deleteAutopilotObjective", { sessionId }),
      /**
       * Checks whether the local session workspace has an autopilot objective state file.
       *
       * @returns Whether the autopilot objective file exists.
       */
      autopilotObjectiveExists: async () => connection.sendRequest("session.workspaces.autopilotObjectiveExists", { sessionId }),
      /**
       * Saves pasted content as a UTF-8 file in the session workspace.
       *
       * @param params Pasted content to save as a UTF-8 file in the session workspace.
       *
       * @returns Descriptor for the saved paste file, or null when the workspace is unavailable.
       */
      saveLargePaste: async (params) => connection.sendRequest("session.workspaces.saveLargePaste", { sessionId, ...params }),
      /**
       * Computes a diff for the session workspace. Never rejects for a busy session: a `session`-mode diff that cannot read the session's file-change captures falls back to an unstaged git diff with `isFallback: true` and reports why in `unavailableReason`.
       *
       * @param params Parameters for computing a workspace diff.
       *
       * @returns Workspace diff result for the requested mode.
       */
      diff: async (params) => connection.sendRequest("session.workspaces.diff", { sessionId, ...params })
    },
    /** @experimental */
    autopilotObjective: {
      /**
       * Reads the current canonical autopilot objective state for this session.
       *
       * @returns Canonical runtime state for the session's current autopilot objective.
       */
      getState: async () => connection.sendRequest("session.autopilotObjective.getState", { sessionId })
    },
    /** @experimental */
    completions: {
      /**
       * Gets the characters that should trigger host-driven completions for the session. Empty disables host-driven completions (e.g. local sessions, or a relay host that does not advertise them).
       *
       * @returns Characters that, when typed in the composer, should trigger a `completions.request`. Empty when the session has no host-driven completions (e.g. local sessions, or a relay host that does not advertise `completionTriggerCharacters`).
       */
      getTriggerCharacters: async () => connection.sendRequest("session.completions.getTriggerCharacters", { sessionId }),
      /**
       * Requests host-driven completion items for the current composer input. Returns an empty list when the host has no items or does not support completions.
       *
       * @param params Request host-driven completions for the current composer input.
       *
       * @returns Host-driven completion items for the current composer input. Empty when the host returns no items or does not support completions.
       */
      request: async (params) => connection.sendRequest("session.completions.request", { sessionId, ...params })
    },
    /** @experimental */
    instructions: {
      /**
       * Gets instruction sources loaded for the session.
       *
       * @returns Instruction sources loaded for the session, in merge order.
       */
      getSources: async () => connection.sendRequest("session.instructions.getSources", { sessionId })
    },
    /** @experimental */
    fleet: {
      /**
       * Starts fleet mode by submitting the fleet orchestration prompt to the session.
       *
       * @param params Parameters for starting fleet orchestration: an optional user prompt combined with the fleet instructions, plus the send options forwarded to the resulting turn.
       *
       * @returns Indicates whether fleet mode was successfully activated.
       */
      start: async (params) => connection.sendRequest("session.fleet.start", { sessionId, ...params })
    },
    /** @experimental */
    agent: {
      /**
       * Lists agents available to the session. Defaults to custom agents only; pass includeBuiltInAgents to include the effective built-in agents.
       *
       * @param params Controls whether built-in agents and authored prompt text are included.
       *
       * @returns Agents available to the session.
       */
      list: async (params) => connection.sendRequest("session.agent.list", { sessionId, ...params }),
      /**
       * Sets an in-memory authored prompt override for an available agent. For built-in agents, this replaces only the static base prompt while preserving runtime-owned dynamic prompt composition and behavior. The special `general-purpose` agent is not overrideable. Overrides are not persisted; resumed and forked sessions start without them, so the host must re-apply them.
       *
       * @param params An in-memory authored prompt override for an available agent.
       */
      setPrompt: async (params) => connection.sendRequest("session.agent.setPrompt", { sessionId, ...params }),
      /**
       * Gets the currently selected custom agent for the session.
       *
       * @returns The currently selected custom agent, or null when using the default agent.
       */
      getCurrent: async () => connection.sendRequest("session.agent.getCurrent", { sessionId }),
      /**
       * Selects a custom agent for subsequent turns in the session.
       *
       * @param params Name of the custom agent to select for subsequent turns.
       *
       * @returns The newly selected custom agent.
       */
      select: async (params) => connection.sendRequest("session.agent.select", { sessionId, ...params }),
      /**
       * Clears the selected custom agent and returns the session to the default agent.
       */
      deselect: async () => connection.sendRequest("session.agent.deselect", { sessionId }),
      /**
       * Reloads custom agent definitions and returns the refreshed list.
       *
       * @returns Custom agents available to the session after reloading definitions from disk.
       */
      reload: async () => connection.sendRequest("session.agent.reload", { sessionId })
    },
    /** @experimental */
    tasks: {
      /**
       * Starts a background agent task in the session.
       *
       * @param params Agent type, prompt, name, and optional description and model override for the new task.
       *
       * @returns Identifier assigned to the newly started background agent task.
       */
      startAgent: async (params) => connection.sendRequest("session.tasks.startAgent", { sessionId, ...params }),
      /**
       * Lists background tasks tracked by the session.
       *
       * @returns Background tasks currently tracked by the session.
       */
      list: async () => connection.sendRequest("session.tasks.list", { sessionId }),
      /**
       * Registers a client-owned task, or reclaims an orphaned task belonging to the same extension principal.
       *
       * @param params Registers or reclaims a client-owned task.
       *
       * @returns Result of registering or reclaiming a client-owned task.
       */
      register: async (params) => connection.sendRequest("session.tasks.register", { sessionId, ...params }),
      /**
       * Publishes generic progress or a terminal outcome for a client-owned task.
       *
       * @param params Updates a client-owned task.
       *
       * @returns Result of publishing a client-owned task update.
       */
      update: async (params) => connection.sendRequest("session.tasks.update", { sessionId, ...params }),
      /**
       * Refreshes metadata for any detached background shells the runtime knows about.
       *
       * @returns Refresh metadata for any detached background shells the runtime knows about. Use after a long pause to pick up exit/output state for shells running outside the agent loop.
       */
      refresh: async () => connection.sendRequest("session.tasks.refresh", { sessionId }),
      /**
       * Waits for all in-flight background tasks and any follow-up turns to settle.
       *
       * @returns Wait until all in-flight background tasks (agents + shells) and any follow-up turns scheduled by their completions have settled. Returns when the runtime is fully drained or after an internal timeout (default 10 minutes; configurable via COPILOT_TASK_WAIT_TIMEOUT_SECONDS).
       */
      waitForPending: async () => connection.sendRequest("session.tasks.waitForPending", { sessionId }),
      /**
       * Returns progress information for a background task by ID.
       *
       * @param params Identifier of the background task to fetch progress for.
       *
       * @returns Progress information for the task, or null when no task with that ID is tracked.
       */
      getProgress: async (params) => connection.sendRequest("session.tasks.getProgress", { sessionId, ...params }),
      /**
       * Returns the first sync-waiting task that can currently be promoted to background mode.
       *
       * @returns The first sync-waiting task that can currently be promoted to background mode.
       */
      getCurrentPromotable: async () => connection.sendRequest("session.tasks.getCurrentPromotable", { sessionId }),
      /**
       * Promotes an eligible synchronously-waited task so it continues running in the background.
       *
       * @param params Identifier of the task to promote to background mode.
       *
       * @returns Indicates whether the task was successfully promoted to background mode.
       */
      promoteToBackground: async (params) => connection.sendRequest("session.tasks.promoteToBackground", { sessionId, ...params }),
      /**
       * Atomically promotes the first promotable sync-waiting task to background mode and returns it.
       *
       * @returns The promoted task as it now exists in background mode, omitted if no promotable task was waiting.
       */
      promoteCurrentToBackground: async () => connection.sendRequest("session.tasks.promoteCurrentToBackground", { sessionId }),
      /**
       * Cancels a background task.
       *
       * @param params Identifier of the background task to cancel.
       *
       * @returns Indicates whether the background task was successfully cancelled.
       */
      cancel: async (params) => connection.sendRequest("session.tasks.cancel", { sessionId, ...params }),
      /**
       * Removes a completed or cancelled background task from tracking.
       *
       * @param params Identifier of the completed or cancelled task to remove from tracking.
       *
       * @returns Indicates whether the task was removed. False when the task does not exist or is still running/idle.
       */
      remove: async (params) => connection.sendRequest("session.tasks.remove", { sessionId, ...params }),
      /**
       * Sends a message to a background agent task.
       *
       * @param params Identifier of the target agent task, message content, and optional sender agent ID.
       *
       * @returns Indicates whether the message was delivered, with an error message when delivery failed.
       */
      sendMessage: async (params) => connection.sendRequest("session.tasks.sendMessage", { sessionId, ...params })
    },
    /** @experimental */
    skills: {
      /**
       * Lists skills available to the session.
       *
       * @returns Skills available to the session, with their enabled state.
       */
      list: async () => connection.sendRequest("session.skills.list", { sessionId }),
      /**
       * Returns the skills that have been invoked during this session.
       *
       * @returns Skills invoked during this session, ordered by invocation time (most recent last).
       */
      getInvoked: async () => connection.sendRequest("session.skills.getInvoked", { sessionId }),
      /**
       * Enables a skill for the session.
       *
       * @param params Name of the skill to enable for the session.
       */
      enable: async (params) => connection.sendRequest("session.skills.enable", { sessionId, ...params }),
      /**
       * Disables a skill for the session.
       *
       * @param params Name of the skill to disable for the session.
       */
      disable: async (params) => connection.sendRequest("session.skills.disable", { sessionId, ...params }),
      /**
       * Reloads skill definitions for the session.
       *
       * @returns Diagnostics from reloading skill definitions, with warnings and errors as separate lists.
       */
      reload: async () => connection.sendRequest("session.skills.reload", { sessionId }),
      /**
       * Ensures the session's skill definitions have been loaded from disk.
       */
      ensureLoaded: async () => connection.sendRequest("session.skills.ensureLoaded", { sessionId })
    },
    /** @experimental */
    mcp: {
      /**
       * Lists MCP servers configured for the session, their connection status, and host-level state. The host-level state (disabled/filtered servers, failed/needs-auth/pending connections, mcp3p policy, full config) is empty/zero when no MCP host has been initialized for the session.
       *
       * @returns MCP servers configured for the session, with their connection status and host-level state.
       */
      list: async () => connection.sendRequest("session.mcp.list", { sessionId }),
      /**
       * Lists the tools exposed by a connected MCP server on this session's host. This performs a live `tools/list` request. Tool UI metadata is returned independently of whether MCP Apps rendering is enabled for the session.
       *
       * @param params Server name whose tool list should be returned.
       *
       * @returns Tools exposed by the connected MCP server. Throws when the server is not connected.
       */
      listTools: async (params) => connection.sendRequest("session.mcp.listTools", { sessionId, ...params }),
      /**
       * Enables an MCP server for the session.
       *
       * @param params Name of the MCP server to enable for the session.
       */
      enable: async (params) => connection.sendRequest("session.mcp.enable", { sessionId, ...params }),
      /**
       * Disables an MCP server for the session.
       *
       * @param params Name of the MCP server to disable for the session.
       */
      disable: async (params) => connection.sendRequest("session.mcp.disable", { sessionId, ...params }),
      /**
       * Reloads MCP server connections for the session.
       */
      reload: async () => connection.sendRequest("session.mcp.reload", { sessionId }),
      /**
       * Releases any turns waiting on an in-flight MCP load without cancelling the load, letting the agent proceed while MCP servers finish connecting in the background. No-op when no MCP load is in flight or waiting turns were already released.
       *
       * @returns Result of moving in-flight MCP loading to the background.
       */
      moveLoadingToBackground: async () => connection.sendRequest("session.mcp.moveLoadingToBackground", { sessionId }),
      /**
       * Runs an MCP sampling inference on behalf of an MCP server.
       *
       * @param params Identifiers and raw MCP CreateMessageRequest params used to run a sampling inference.
       *
       * @returns Outcome of an MCP sampling execution: success result, failure error, or cancellation.
       */
      executeSampling: async (params) => connection.sendRequest("session.mcp.executeSampling", { sessionId, ...params }),
      /**
       * Cancels an in-flight MCP sampling execution by request ID.
       *
       * @param params The requestId previously passed to executeSampling that should be cancelled.
       *
       * @returns Indicates whether an in-flight sampling execution with the given requestId was found and cancelled.
       */
      cancelSamplingExecution: async (params) => connection.sendRequest("session.mcp.cancelSamplingExecution", { sessionId, ...params }),
      /**
       * Sets how environment-variable values supplied to MCP servers are resolved (direct or indirect).
       *
       * @param params Mode controlling how MCP server env values are resolved (`direct` or `indirect`).
       *
       * @returns Env-value mode recorded on the session after the update.
       */
      setEnvValueMode: async (params) => connection.sendRequest("session.mcp.setEnvValueMode", { sessionId, ...params }),
      /**
       * Removes the auto-managed `github` MCP server when present.
       *
       * @returns Indicates whether the auto-managed `github` MCP server was removed (false when nothing to remove).
       */
      removeGitHub: async () => connection.sendRequest("session.mcp.removeGitHub", { sessionId }),
      /**
       * Starts an individual MCP server on the live session. Omit `config` for a config-free start-by-name of an already-configured server (reuses the server's already-registered configuration); supply `config` to start from a caller-supplied configuration. Session-scoped and ephemeral: the server is added to this session's running set only and is reaped when the session ends. Does NOT modify persistent user configuration (`mcp.config.*`), so it does not affect future sessions. The server surfaces through `session.mcp.list` and the `session.mcp_servers_loaded` / `session.mcp_server_status_changed` events like any other server.
       *
       * @param params Server name and optional configuration for an individual MCP server start. Omit `config` for a config-free start-by-name of an already-configured server.
       */
      startServer: async (params) => connection.sendRequest("session.mcp.startServer", { sessionId, ...params }),
      /**
       * Restarts an individual MCP server on the live session (stops then starts). Omit `config` for a config-free restart-by-name of an already-configured server; supply `config` to restart with a replacement configuration. Session-scoped and ephemeral: does NOT modify persistent user configuration (`mcp.config.*`).
       *
       * @param params Server name and optional replacement configuration for an individual MCP server restart. Omit `config` for a config-free restart-by-name of an already-configured server.
       */
      restartServer: async (params) => connection.sendRequest("session.mcp.restartServer", { sessionId, ...params }),
      /**
       * Stops an individual MCP server on the session's host.
       *
       * @param params Server name for an individual MCP server stop.
       */
      stopServer: async (params) => connection.sendRequest("session.mcp.stopServer", { sessionId, ...params }),
      /**
       * Checks whether a named MCP server is currently running on the session's host.
       *
       * @param params Server name to check running status for.
       *
       * @returns Whether the named MCP server is running.
       */
      isServerRunning: async (params) => connection.sendRequest("session.mcp.isServerRunning", { sessionId, ...params }),
      /** @experimental */
      oauth: {
        /**
         * Resolves a pending MCP OAuth request with a host-provided token or cancellation. The pending request is emitted as mcp.oauth_required with the data necessary to authorize the request.
         *
         * @param params Pending MCP OAuth request ID and host-provided token or cancellation response.
         *
         * @returns Indicates whether the pending MCP OAuth response was accepted.
         */
        handlePendingRequest: async (params) => connection.sendRequest("session.mcp.oauth.handlePendingRequest", { sessionId, ...params }),
        /**
         * Notifies the session that MCP OAuth authentication succeeded and updated credentials were persisted, so cached tool definitions can be refreshed.
         *
         * @param params Identifies the MCP server whose persisted OAuth credentials were updated.
         */
        authenticationStateChanged: async (params) => connection.sendRequest("session.mcp.oauth.authenticationStateChanged", { sessionId, ...params }),
        /**
         * Starts OAuth authentication for a remote MCP server.
         *
         * @param params Remote MCP server name and optional overrides controlling reauthentication, OAuth client display name, callback success-page copy, and static OAuth client selection.
         *
         * @returns OAuth authorization URL the caller should open, or empty when cached tokens already authenticated the server.
         */
        login: async (params) => connection.sendRequest("session.mcp.oauth.login", { sessionId, ...params }),
        /**
         * Passively probes a configured remote MCP server to classify whether OAuth is required or a cached/override token is accepted. Does not start OAuth, emit pending OAuth requests, or mutate MCP connection state.
         *
         * @param params Remote MCP server name for a passive OAuth status probe.
         *
         * @returns Passive MCP OAuth probe result. `authenticated` means the server accepted the probe request while an OAuth-origin access token was attached; it does not prove the server required or independently validated that token. The probe does not make a second unauthenticated request. Failed is an expected probe-domain outcome; JSON-RPC errors are reserved for API-call failures.
         */
        probe: async (params) => connection.sendRequest("session.mcp.oauth.probe", { sessionId, ...params }),
        /**
         * Responds to a pending MCP OAuth authorization request by its request id.
         *
         * @param params Pending MCP OAuth request id to respond to.
         *
         * @returns Indicates whether the pending MCP OAuth response was accepted.
         */
        respond: async (params) => connection.sendRequest("session.mcp.oauth.respond", { sessionId, ...params })
      },
      /** @experimental */
      headers: {
        /**
         * Responds to a pending MCP dynamic headers refresh request. Hosts that subscribe to `mcp.headers_refresh_required` use this to provide short-lived per-server headers or to indicate that no dynamic headers are available for this refresh.
         *
         * @param params MCP headers refresh request id and the host response.
         *
         * @returns Indicates whether the pending MCP headers refresh response was accepted.
         */
        handlePendingHeadersRefreshRequest: async (params) => connection.sendRequest("session.mcp.headers.handlePendingHeadersRefreshRequest", { sessionId, ...params })
      },
      /** @experimental */
      apps: {
        /**
         * Fetch an MCP resource (typically a `ui://` MCP App bundle, per SEP-1865) from a connected server. Requires the `mcp-apps` session capability.
         *
         * @param params MCP server and resource URI to fetch.
         *
         * @returns Resource contents returned by the MCP server.
         */
        readResource: async (params) => connection.sendRequest("session.mcp.apps.readResource", { sessionId, ...params }),
        /**
         * List tools that an MCP App view is allowed to call (SEP-1865 visibility filter). Returns tools whose `_meta.ui.visibility` is unset (default `["model","app"]`) or includes `"app"`.
         *
         * @param params MCP server to list app-callable tools for.
         *
         * @returns App-callable tools from the named MCP server.
         */
        listTools: async (params) => connection.sendRequest("session.mcp.apps.listTools", { sessionId, ...params }),
        /**
         * Call an MCP tool from an MCP App view (SEP-1865). Enforces the visibility check that prevents an app iframe from invoking model-only tools. Returns the standard MCP `CallToolResult`.
         *
         * @param params MCP server, tool name, and arguments to invoke from an MCP App view.
         *
         * @returns Standard MCP CallToolResult
         */
        callTool: async (params) => connection.sendRequest("session.mcp.apps.callTool", { sessionId, ...params }),
        /**
         * Replace the host context returned to MCP App guests on `ui/initialize`. Hosts use this to advertise theme, locale, or other metadata to the guest UI.
         *
         * @param params Host context to advertise to MCP App guests.
         */
        setHostContext: async (params) => connection.sendRequest("session.mcp.apps.setHostContext", { sessionId, ...params }),
        /**
         * Read the current host context advertised to MCP App guests.
         *
         * @returns Current host context advertised to MCP App guests.
         */
        getHostContext: async () => connection.sendRequest("session.mcp.apps.getHostContext", { sessionId }),
        /**
         * Diagnose MCP Apps wiring for a specific MCP server. Reports the session capability, feature-flag state, advertised extension, and how many tools have `_meta.ui` populated.
         *
         * @param params MCP server to diagnose MCP Apps wiring for.
         *
         * @returns Diagnostic snapshot of MCP Apps wiring for the named server.
         */
        diagnose: async (params) => connection.sendRequest("session.mcp.apps.diagnose", { sessionId, ...params })
      },
      /** @experimental */
      resources: {
        /**
         * Fetch an MCP resource from a connected server by URI (proxies MCP `resources/read`).
         *
         * @param params MCP server and resource URI to fetch.
         *
         * @returns Resource contents returned by the MCP server.
         */
        read: async (params) => connection.sendRequest("session.mcp.resources.read", { sessionId, ...params }),
        /**
         * Enumerate one page of resources a connected MCP server exposes (proxies MCP `resources/list`). Pass `cursor` to continue from a prior result's `nextCursor`.
         *
         * @param params MCP server whose resources to enumerate.
         *
         * @returns One page of resources advertised by the named MCP server.
         */
        list: async (params) => connection.sendRequest("session.mcp.resources.list", { sessionId, ...params }),
        /**
         * Enumerate one page of resource templates a connected MCP server exposes (proxies MCP `resources/templates/list`). Pass `cursor` to continue from a prior result's `nextCursor`.
         *
         * @param params MCP server whose resource templates to enumerate.
         *
         * @returns One page of resource templates advertised by the named MCP server.
         */
        listTemplates: async (params) => connection.sendRequest("session.mcp.resources.listTemplates", { sessionId, ...params })
      }
    },
    /** @experimental */
    plugins: {
      /**
       * Lists plugins installed for the session.
       *
       * @returns Plugins installed for the session, with their enabled state and version metadata.
       */
      list: async () => connection.sendRequest("session.plugins.list", { sessionId }),
      /**
       * Reloads the session's plugin set, refreshing MCP servers, custom agents, hooks, and skills cache so SDK-driven changes via `server.plugins.*` take effect immediately.
       *
       * @param params Optional flags controlling which side effects the reload performs.
       */
      reload: async (params) => connection.sendRequest("session.plugins.reload", { sessionId, ...params })
    },
    /** @experimental */
    provider: {
      /**
       * Returns the provider endpoint and credentials the session is currently configured to talk to, so the caller can make inference calls directly against the same backend the session uses.
       *
       * @param params Optional model identifier to scope the endpoint snapshot to.
       *
       * @returns A snapshot of the provider endpoint the session is currently configured to talk to.
       */
      getEndpoint: async (params) => connection.sendRequest("session.provider.getEndpoint", { sessionId, ...params }),
      /**
       * Adds BYOK providers and/or models to the session's registry at runtime, extending the additive registry built from the session's `providers`/`models` options. Both fields are optional, so a call may add providers only, models only, or both. Within a single call providers are registered before models, so a model may reference a provider added in the same call; across calls a model may reference any provider already registered (from session creation or a prior add). A model whose referenced provider is not registered by the end of the call is rejected. Newly added models become selectable via `model.list` / `model.switchTo` and are inherited by sub-agents spawned afterwards.
       *
       * @param params BYOK providers and/or models to add to the session's registry at runtime. Both fields are optional; provide providers, models, or both.
       *
       * @returns The selectable model entries synthesized for the models added by this call.
       */
      add: async (params) => connection.sendRequest("session.provider.add", { sessionId, ...params })
    },
    /** @experimental */
    options: {
      /**
       * Patches the genuinely-mutable subset of session options.
       *
       * @param params Patch of mutable session options to apply to the running session.
       *
       * @returns Indicates whether the session options patch was applied successfully.
       */
      update: async (params) => connection.sendRequest("session.options.update", { sessionId, ...params })
    },
    /** @experimental */
    lsp: {
      /**
       * Loads the merged LSP configuration set for the session's working directory.
       *
       * @param params Parameters for (re)loading the merged LSP configuration set.
       */
      initialize: async (params) => connection.sendRequest("session.lsp.initialize", { sessionId, ...params })
    },
    /** @experimental */
    extensions: {
      /**
       * Lists extensions discovered for the session and their current status.
       *
       * @returns Extensions discovered for the session, with their current status.
       */
      list: async () => connection.sendRequest("session.extensions.list", { sessionId }),
      /**
       * Enables an extension for the session.
       *
       * @param params Source-qualified extension identifier to enable for the session.
       */
      enable: async (params) => connection.sendRequest("session.extensions.enable", { sessionId, ...params }),
      /**
       * Disables an extension for the session.
       *
       * @param params Source-qualified extension identifier to disable for the session.
       */
      disable: async (params) => connection.sendRequest("session.extensions.disable", { sessionId, ...params }),
      /**
       * Reloads extension definitions and processes for the session.
       */
      reload: async () => connection.sendRequest("session.extensions.reload", { sessionId }),
      /**
       * Push attachments into the next user-message turn from an extension. The host should surface them as composer pills and forward them via the next session.send call. Callable only by extension-owned connections.
       *
       * @param params Parameters for session.extensions.sendAttachmentsToMessage.
       */
      sendAttachmentsToMessage: async (params) => connection.sendRequest("session.extensions.sendAttachmentsToMessage", { sessionId, ...params })
    },
    /** @experimental */
    tools: {
      /**
       * Executes one tool from the session's currently offered tool set through the native invocation pipeline.
       *
       * @param params A tool name and arguments to execute through the session's native invocation pipeline.
       *
       * @returns Canonical result returned by a session tool.
       */
      execute: async (params) => connection.sendRequest("session.tools.execute", { sessionId, ...params }),
      /**
       * Returns the Rust-owned built-in tool descriptors used to construct the session's offered tool set.
       *
       * @param params Options controlling how Rust-owned built-in tool descriptors are materialized.
       *
       * @returns Rust-owned built-in tool descriptors for the session.
       */
      getBuiltinDescriptors: async (params) => connection.sendRequest("session.tools.getBuiltinDescriptors", { sessionId, ...params }),
      /**
       * Projects a completed task_complete tool call into its label-safe session event payload.
       *
       * @param params Task-completion tool arguments and final result used to build a label-safe session event payload.
       *
       * @returns Task completion notification with summary from the agent
       */
      taskCompleteEventData: async (params) => connection.sendRequest("session.tools.taskCompleteEventData", { sessionId, ...params }),
      /**
       * Provides the result for a pending external tool call.
       *
       * @param params Pending external tool call request ID, with the tool result or an error describing why it failed.
       *
       * @returns Indicates whether the external tool call result was handled successfully.
       */
      handlePendingToolCall: async (params) => connection.sendRequest("session.tools.handlePendingToolCall", { sessionId, ...params }),
      /**
       * Resolves, builds, and validates the runtime tool list for the session.
       *
       * @returns Resolve, build, and validate the runtime tool list for this session. Subagent sessions and consumer flows that need an initialized tool set before `send` invoke this. Default base-class implementation is a no-op for sessions that don't support tool validation.
       */
      initializeAndValidate: async () => connection.sendRequest("session.tools.initializeAndValidate", { sessionId }),
      /**
       * Returns lightweight metadata for the session's currently initialized tools.
       *
       * @returns Current lightweight tool metadata snapshot for the session.
       */
      getCurrentMetadata: async () => connection.sendRequest("session.tools.getCurrentMetadata", { sessionId }),
      /**
       * Atomically replaces the complete externally implemented tool list supplied by the calling connection. Built-in, MCP/plugin, extension-discovered, subagent, and tools supplied by other connections remain unchanged.
       *
       * @param params Complete externally implemented tool list for the calling connection. An empty list removes every tool previously supplied by that connection.
       *
       * @returns Empty result after replacing the calling connection's externally implemented tools.
       */
      set: async (params) => connection.sendRequest("session.tools.set", { sessionId, ...params }),
      /**
       * Sets the current session's live subagent settings override, which takes precedence over persisted user settings until cleared. Persisted user settings remain the source of truth for future sessions.
       *
       * @param params Subagent settings to apply to the current session
       *
       * @returns Empty result after applying subagent settings
       */
      updateSubagentSettings: async (params) => connection.sendRequest("session.tools.updateSubagentSettings", { sessionId, ...params })
    },
    /** @experimental */
    commands: {
      /**
       * Lists slash commands available in the session.
       *
       * @param params Optional filters controlling which command sources to include in the listing.
       *
       * @returns Slash commands available in the session, after applying any include/exclude filters.
       */
      list: async (params) => connection.sendRequest("session.commands.list", { sessionId, ...params }),
      /**
       * Invokes a slash command in the session.
       *
       * @param params Slash command name and optional raw input string to invoke.
       *
       * @returns Result of invoking the slash command (text output, prompt to send to the agent, completion, or subcommand selection).
       */
      invoke: async (params) => connection.sendRequest("session.commands.invoke", { sessionId, ...params }),
      /**
       * Reports completion of a pending client-handled slash command.
       *
       * @param params Pending command request ID and an optional error if the client handler failed.
       *
       * @returns Indicates whether the pending client-handled command was completed successfully.
       */
      handlePendingCommand: async (params) => connection.sendRequest("session.commands.handlePendingCommand", { sessionId, ...params }),
      /**
       * Executes a slash command synchronously and returns any error.
       *
       * @param params Slash command name and argument string to execute synchronously.
       *
       * @returns Error message produced while executing the command, if any.
       */
      execute: async (params) => connection.sendRequest("session.commands.execute", { sessionId, ...params }),
      /**
       * Enqueues a slash command for FIFO processing on the local session.
       *
       * @param params Slash-prefixed command string to enqueue for FIFO processing.
       *
       * @returns Indicates whether the command was accepted into the local execution queue.
       */
      enqueue: async (params) => connection.sendRequest("session.commands.enqueue", { sessionId, ...params }),
      /**
       * Reports whether the host actually executed a queued command and whether to continue processing.
       *
       * @param params Queued-command request ID and the result indicating whether the host executed it (and whether to stop processing further queued commands).
       *
       * @returns Indicates whether the queued-command response was matched to a pending request.
       */
      respondToQueuedCommand: async (params) => connection.sendRequest("session.commands.respondToQueuedCommand", { sessionId, ...params })
    },
    /** @experimental */
    telemetry: {
      /**
       * Gets the telemetry engagement ID currently associated with the session, when available.
       *
       * @returns Telemetry engagement ID for the session, when available.
       */
      getEngagementId: async () => connection.sendRequest("session.telemetry.getEngagementId", { sessionId }),
      /**
       * Sets feature override key/value pairs to attach to subsequent telemetry events for the session.
       *
       * @param params Feature override key/value pairs to attach to subsequent telemetry events from this session.
       */
      setFeatureOverrides: async (params) => connection.sendRequest("session.telemetry.setFeatureOverrides", { sessionId, ...params })
    },
    /** @experimental */
    ui: {
      /**
       * Runs a transient no-tools model query against the current conversation context.
       *
       * @param params Transient question to answer without adding it to conversation history.
       *
       * @returns Completed transient query. Ordered chunks and the terminal outcome are also delivered through `ui.ephemeral_query` session events while it runs.
       */
      ephemeralQuery: async (params) => connection.sendRequest("session.ui.ephemeralQuery", { sessionId, ...params }),
      /**
       * Requests structured input from a UI-capable client.
       *
       * @param params Prompt message and JSON schema describing the form fields to elicit from the user.
       *
       * @returns The elicitation response (accept with form values, decline, or cancel)
       */
      elicitation: async (params) => connection.sendRequest("session.ui.elicitation", { sessionId, ...params }),
      /**
       * Provides the user response for a pending elicitation request.
       *
       * @param params Pending elicitation request ID and the user's response (accept/decline/cancel + form values).
       *
       * @returns Indicates whether the elicitation response was accepted; false if it was already resolved by another client.
       */
      handlePendingElicitation: async (params) => connection.sendRequest("session.ui.handlePendingElicitation", { sessionId, ...params }),
      /**
       * Resolves a pending `user_input.requested` event with the user's response.
       *
       * @param params Request ID of a pending `user_input.requested` event and the user's response.
       *
       * @returns Indicates whether the pending UI request was resolved by this call.
       */
      handlePendingUserInput: async (params) => connection.sendRequest("session.ui.handlePendingUserInput", { sessionId, ...params }),
      /**
       * Resolves a pending `sampling.requested` event with a sampling result, or rejects it.
       *
       * @param params Request ID of a pending `sampling.requested` event and an optional sampling result payload (omit to reject).
       *
       * @returns Indicates whether the pending UI request was resolved by this call.
       */
      handlePendingSampling: async (params) => connection.sendRequest("session.ui.handlePendingSampling", { sessionId, ...params }),
      /**
       * Resolves a pending `auto_mode_switch.requested` event with the user's accept/decline decision.
       *
       * @param params Request ID of a pending `auto_mode_switch.requested` event and the user's response.
       *
       * @returns Indicates whether the pending UI request was resolved by this call.
       */
      handlePendingAutoModeSwitch: async (params) => connection.sendRequest("session.ui.handlePendingAutoModeSwitch", { sessionId, ...params }),
      /**
       * Resolves a pending `session_limits_exhausted.requested` event with the user's selected limit action.
       *
       * @param params Request ID of a pending `session_limits_exhausted.requested` event and the user's selected limit action.
       *
       * @returns Indicates whether the pending UI request was resolved by this call.
       */
      handlePendingSessionLimitsExhausted: async (params) => connection.sendRequest("session.ui.handlePendingSessionLimitsExhausted", { sessionId, ...params }),
      /**
       * Resolves a pending `exit_plan_mode.requested` event with the user's response.
       *
       * @param params Request ID of a pending `exit_plan_mode.requested` event and the user's response.
       *
       * @returns Indicates whether the pending UI request was resolved by this call.
       */
      handlePendingExitPlanMode: async (params) => connection.sendRequest("session.ui.handlePendingExitPlanMode", { sessionId, ...params }),
      /**
       * Registers an in-process handler for auto-mode-switch requests so the server bridge skips dispatch.
       *
       * @returns Register an in-process handler for `auto_mode_switch.requested` events. The caller still attaches the actual listener via the standard event-subscription mechanism; this registration solely tells the server bridge to skip its own dispatch (so a remote client doesn't race the in-process handler for the same requestId).
       */
      registerDirectAutoModeSwitchHandler: async () => connection.sendRequest("session.ui.registerDirectAutoModeSwitchHandler", { sessionId }),
      /**
       * Unregisters a previously-registered in-process auto-mode-switch handler by its opaque handle.
       *
       * @param params Opaque handle previously returned by `registerDirectAutoModeSwitchHandler` to release.
       *
       * @returns Indicates whether the handle was active and the registration count was decremented.
       */
      unregisterDirectAutoModeSwitchHandler: async (params) => connection.sendRequest("session.ui.unregisterDirectAutoModeSwitchHandler", { sessionId, ...params })
    },
    /** @experimental */
    permissions: {
      /**
       * Replaces selected permission policy fields (rules, paths, URLs, exclusions, allow-all flags) on the session.
       *
       * @param params Patch of permission policy fields to apply (omit a field to leave it unchanged).
       *
       * @returns Indicates whether the operation succeeded.
       */
      configure: async (params) => connection.sendRequest("session.permissions.configure", { sessionId, ...params }),
      /**
       * Provides a decision for a pending tool permission request.
       *
       * @param params Pending permission request ID and the decision to apply (approve/reject and scope).
       *
       * @returns Indicates whether the permission decision was applied; false when the request was already resolved.
       */
      handlePendingPermissionRequest: async (params) => connection.sendRequest("session.permissions.handlePendingPermissionRequest", { sessionId, ...params }),
      /**
       * Reconstructs the set of pending tool permission requests from the session's event history.
       *
       * @returns List of pending permission requests reconstructed from event history.
       */
      pendingRequests: async () => connection.sendRequest("session.permissions.pendingRequests", { sessionId }),
      /**
       * Enables or disables automatic approval of tool permission requests for the session.
       *
       * @param params Allow-all toggle for tool permission requests, with an optional telemetry source.
       *
       * @returns Indicates whether the operation succeeded.
       */
      setApproveAll: async (params) => connection.sendRequest("session.permissions.setApproveAll", { sessionId, ...params }),
      /**
       * Sets the permission mode for the session. `manual` follows the normal approval flow, `assisted` attaches LLM safety recommendations, and `allow-all` automatically approves permission requests. The result returns the authoritative post-mutation mode so callers can update local state without racing the `session.permissions_changed` notification.
       *
       * @param params Permission mode to apply for the session.
       *
       * @returns Indicates whether the requested permission mode was applied and reports the authoritative post-mutation mode.
       */
      setMode: async (params) => connection.sendRequest("session.permissions.setMode", { sessionId, ...params }),
      /**
       * Returns the current permission mode for the session.
       *
       * @returns Current permission mode.
       */
      getMode: async () => connection.sendRequest("session.permissions.getMode", { sessionId }),
      /**
       * Adds or removes session-scoped or location-scoped permission rules.
       *
       * @param params Scope and add/remove instructions for modifying session- or location-scoped permission rules.
       *
       * @returns Indicates whether the operation succeeded.
       */
      modifyRules: async (params) => connection.sendRequest("session.permissions.modifyRules", { sessionId, ...params }),
      /**
       * Sets whether the client wants permission prompts bridged into session events.
       *
       * @param params Toggles whether permission prompts should be bridged into session events for this client.
       *
       * @returns Indicates whether the operation succeeded.
       */
      setRequired: async (params) => connection.sendRequest("session.permissions.setRequired", { sessionId, ...params }),
      /**
       * Clears session-scoped tool permission approvals.
       *
       * @param params Clears session-scoped tool permission approvals, and optionally the location-scoped ones.
       *
       * @returns Indicates whether the operation succeeded.
       */
      resetSessionApprovals: async (params) => connection.sendRequest("session.permissions.resetSessionApprovals", { sessionId, ...params }),
      /**
       * Notifies the runtime that a permission prompt UI has been shown to the user.
       *
       * @param params Notification payload describing the permission prompt that the client just rendered.
       *
       * @returns Indicates whether the operation succeeded.
       */
      notifyPromptShown: async (params) => connection.sendRequest("session.permissions.notifyPromptShown", { sessionId, ...params }),
      /** @experimental */
      paths: {
        /**
         * Returns the session's allowed directories and primary working directory.
         *
         * @returns Snapshot of the session's allow-listed directories and primary working directory.
         */
        list: async () => connection.sendRequest("session.permissions.paths.list", { sessionId }),
        /**
         * Adds a directory to the session's allow-list and activates conventional skill and agent definitions under it.
         *
         * @param params Directory path to add to the session's allowed directories.
         *
         * @returns Indicates whether the operation succeeded.
         */
        add: async (params) => connection.sendRequest("session.permissions.paths.add", { sessionId, ...params }),
        /**
         * Updates the session's primary working directory used by the permission policy.
         *
         * @param params Directory path to set as the session's new primary working directory.
         *
         * @returns Indicates whether the operation succeeded.
         */
        updatePrimary: async (params) => connection.sendRequest("session.permissions.paths.updatePrimary", { sessionId, ...params }),
        /**
         * Reports whether a path falls within any of the session's allowed directories.
         *
         * @param params Path to evaluate against the session's allowed directories.
         *
         * @returns Indicates whether the supplied path is within the session's allowed directories.
         */
        isPathWithinAllowedDirectories: async (params) => connection.sendRequest("session.permissions.paths.isPathWithinAllowedDirectories", { sessionId, ...params }),
        /**
         * Reports whether a path falls within the session's workspace (primary) directory.
         *
         * @param params Path to evaluate against the session's workspace (primary) directory.
         *
         * @returns Indicates whether the supplied path is within the session's workspace directory.
         */
        isPathWithinWorkspace: async (params) => connection.sendRequest("session.permissions.paths.isPathWithinWorkspace", { sessionId, ...params })
      },
      /** @experimental */
      locations: {
        /**
         * Resolves the permission location key and type for a working directory.
         *
         * @param params Working directory to resolve into a location-permissions key.
         *
         * @returns Resolved location-permissions key and type.
         */
        resolve: async (params) => connection.sendRequest("session.permissions.locations.resolve", { sessionId, ...params }),
        /**
         * Applies persisted location-scoped tool approvals and allowed directories for a working directory to this session's permission service.
         *
         * @param params Working directory to load persisted location permissions for.
         *
         * @returns Summary of persisted location permissions applied to the session.
         */
        apply: async (params) => connection.sendRequest("session.permissions.locations.apply", { sessionId, ...params }),
        /**
         * Persists a tool approval for a permission location and applies its rules to this session's live permission service.
         *
         * @param params Location-scoped tool approval to persist.
         *
         * @returns Indicates whether the operation succeeded.
         */
        addToolApproval: async (params) => connection.sendRequest("session.permissions.locations.addToolApproval", { sessionId, ...params })
      },
      /** @experimental */
      folderTrust: {
        /**
         * Reports whether a folder is trusted according to the user's folder trust state.
         *
         * @param params Folder path to check for trust.
         *
         * @returns Folder trust check result.
         */
        isTrusted: async (params) => connection.sendRequest("session.permissions.folderTrust.isTrusted", { sessionId, ...params }),
        /**
         * Adds a folder to the user's trusted folders list.
         *
         * @param params Folder path to add to trusted folders.
         *
         * @returns Indicates whether the operation succeeded.
         */
        addTrusted: async (params) => connection.sendRequest("session.permissions.folderTrust.addTrusted", { sessionId, ...params })
      },
      /** @experimental */
      urls: {
        /**
         * Toggles the runtime's URL-permission policy between unrestricted and restricted modes.
         *
         * @param params Whether the URL-permission policy should run in unrestricted mode.
         *
         * @returns Indicates whether the operation succeeded.
         */
        setUnrestrictedMode: async (params) => connection.sendRequest("session.permissions.urls.setUnrestrictedMode", { sessionId, ...params })
      }
    },
    /**
     * Emits a user-visible session log event.
     *
     * @param params Message text, optional severity level, persistence flag, optional follow-up URL, and optional tip.
     *
     * @returns Identifier of the session event that was emitted for the log message.
     *
     * @experimental
     */
    log: async (params) => connection.sendRequest("session.log", { sessionId, ...params }),
    /** @experimental */
    metadata: {
      /**
       * Returns a snapshot of the session's identifying metadata, mode, agent, and remote info.
       *
       * @returns Point-in-time snapshot of slow-changing session identifier and state fields
       */
      snapshot: async () => connection.sendRequest("session.metadata.snapshot", { sessionId }),
      /**
       * Returns the client-owned string metadata persisted with this local session. The metadata is not included in model context, events, telemetry, snapshots, or remote exports.
       *
       * @returns Client-owned, case-sensitive string metadata persisted with a local session. Clients should namespace keys by owner. Keys must be non-empty and at most 256 UTF-8 bytes; keys under `copilot/` and `github/` are reserved. Values may contain at most 16 KiB of UTF-8 data. A bag may contain at most 128 entries and its serialized sidecar may contain at most 64 KiB. The runtime stores but never interprets these values.
       */
      getClientMetadata: async () => connection.sendRequest("session.metadata.getClientMetadata", { sessionId }),
      /**
       * Atomically patches the client-owned string metadata persisted with this local session and returns the committed bag.
       *
       * @param params Atomic patch for client-owned session metadata. Operations apply in clear, remove, then set order. The resulting bag must satisfy the ClientMetadata entry and serialized-size limits. Local storage coordinates concurrent runtime processes; custom SessionFs providers must serialize writers that access the same session from multiple processes.
       *
       * @returns Client-owned, case-sensitive string metadata persisted with a local session. Clients should namespace keys by owner. Keys must be non-empty and at most 256 UTF-8 bytes; keys under `copilot/` and `github/` are reserved. Values may contain at most 16 KiB of UTF-8 data. A bag may contain at most 128 entries and its serialized sidecar may contain at most 64 KiB. The runtime stores but never interprets these values.
       */
      updateClientMetadata: async (params) => connection.sendRequest("session.metadata.updateClientMetadata", { sessionId, ...params }),
      /**
       * Reports whether the local session is currently processing user/agent messages.
       *
       * @returns Indicates whether the local session is currently processing a turn or background continuation.
       */
      isProcessing: async () => connection.sendRequest("session.metadata.isProcessing", { sessionId }),
      /**
       * Returns a snapshot of activity flags for the session.
       *
       * @returns Current activity flags for the session.
       */
      activity: async () => connection.sendRequest("session.metadata.activity", { sessionId }),
      /**
       * Returns the token breakdown for the session's current context window for a given model.
       *
       * @param params Model identifier and token limits used to compute the context-info breakdown.
       *
       * @returns Token breakdown for the session's current context window, or null if uninitialized.
       */
      contextInfo: async (params) => connection.sendRequest("session.metadata.contextInfo", { sessionId, ...params }),
      /**
       * Returns the experimental per-source attribution breakdown of the session's current context window as a flat list of entries (skills, subagents, MCP servers, built-in tools, plugin rollups, system/tool-definition costs, with nesting via parentId), plus the successful compaction count. The heaviest individual messages are available separately via `metadata.getContextHeaviestMessages`. Returns null until the session has initialized its system prompt and tool metadata.
       *
       * @returns Per-source attribution breakdown for the session's current context window, or null if uninitialized.
       */
      getContextAttribution: async () => connection.sendRequest("session.metadata.getContextAttribution", { sessionId }),
      /**
       * Returns the largest individual messages currently in the session's context window, most-expensive first. Companion to `metadata.getContextAttribution`. Returns an empty list until the session has initialized.
       *
       * @param params Parameters for the heaviest-messages query.
       *
       * @returns The heaviest individual messages in the session's context window, most-expensive first.
       */
      getContextHeaviestMessages: async (params) => connection.sendRequest("session.metadata.getContextHeaviestMessages", { sessionId, ...params }),
      /**
       * Records a working-directory/git context change and emits a `session.context_changed` event. For a local session, a report whose `cwd` diverges from the session's current working directory is ignored (the call still succeeds but records nothing and emits no event): a local session's working directory is authoritative and is moved via `metadata.setWorkingDirectory` (or an SDK `session.resume` that supplies a `workingDirectory`), not by this method.
       *
       * @param params Updated working-directory/git context to record on the session.
       *
       * @returns Notify the session that its working directory context has changed. Emits a `session.context_changed` event so consumers (telemetry, OTel tracker, ACP, the timeline UI) can react. Use this when the host has detected a cwd/branch/repo change outside the session's normal lifecycle (e.g., after a shell command in interactive mode). For a local session, a report whose `cwd` diverges from the session's current working directory is ignored (the call still succeeds but records nothing and emits no event); move a local session's working directory via `metadata.setWorkingDirectory` instead.
       */
      recordContextChange: async (params) => connection.sendRequest("session.metadata.recordContextChange", { sessionId, ...params }),
      /**
       * Updates the session's working directory. For local sessions the target is validated first (an absolute path that exists on disk) and the permission primary directory is re-based; a rejected validation fails the call before any session state changes.
       *
       * @param params Absolute path to set as the session's new working directory. For local sessions the path must be absolute and exist on disk: it is validated before any session state changes, and a failing validation rejects the call with nothing mutated, persisted, or emitted. Remote sessions record the path as-is.
       *
       * @returns Update the session's working directory. Used by the host when the user explicitly changes cwd (e.g., the `/cd` slash command). The host is responsible for any related side-effects (file index, etc.); it does NOT change the process working directory (a session's cwd is per-session, not process-global). For local sessions the runtime validates the target first (an absolute path that exists on disk) and re-bases the permission primary directory; a rejected validation fails the call before anything is mutated, persisted, or emitted. Location-scoped permission rules are then re-keyed to the new directory (best-effort). Remote sessions only record the path.
       */
      setWorkingDirectory: async (params) => connection.sendRequest("session.metadata.setWorkingDirectory", { sessionId, ...params }),
      /**
       * Re-tokenizes the session's existing messages against a model and returns aggregate token totals.
       *
       * @param params Model identifier to use when re-tokenizing the session's existing messages.
       *
       * @returns Re-tokenize the session's existing messages against `modelId` and return the token totals. Useful for hosts that want an initial estimate of context usage on session resume, before the next agent turn fires `session.context_info_changed` events. Returns zeros for an empty session.
       */
      recomputeContextTokens: async (params) => connection.sendRequest("session.metadata.recomputeContextTokens", { sessionId, ...params })
    },
    /** @experimental */
    contentExclusion: {
      /**
       * Checks local file system absolute paths within the session working directory against its content-exclusion policy. Results preserve input order. Unsupported paths/filesystems and unavailable policy evaluation return available false, and callers must treat every requested path as excluded.
       *
       * @param params Local file system absolute paths within the session working directory to check against its content-exclusion policy.
       *
       * @returns Batch content-exclusion result. Callers must fail closed when policy evaluation is unavailable.
       */
      checkPaths: async (params) => connection.sendRequest("session.contentExclusion.checkPaths", { sessionId, ...params })
    },
    /** @experimental */
    shell: {
      /**
       * Starts a shell command and streams output through session notifications. The command runs as the leader of its own process group (POSIX) or in a dedicated job object (Windows), so a forced termination — via "shell.kill", the request timeout, or session disposal — signals that whole group/job rather than only the direct child. Two gaps are worth planning for: a command that exits on its own does not trigger that teardown, and on POSIX a descendant that moves itself into a new session or process group (for example via "setsid") leaves the signalled group, so either can leave a background process running.
       *
       * @param params Shell command to run, with optional working directory and timeout in milliseconds.
       *
       * @returns Identifier of the spawned process, used to correlate streamed output and exit notifications.
       */
      exec: async (params) => connection.sendRequest("session.shell.exec", { sessionId, ...params }),
      /**
       * Sends a signal to a shell process previously started via "shell.exec". The signal targets the command's whole process group (POSIX) or job object (Windows), so descendants still in that group are signalled too, not just the direct child. On POSIX a descendant that moved itself into a new session or process group (for example via "setsid") is no longer in the signalled group and survives.
       *
       * @param params Identifier of a process previously returned by "shell.exec" and the signal to send.
       *
       * @returns Indicates whether the signal was delivered; false if the process was unknown or already exited.
       */
      kill: async (params) => connection.sendRequest("session.shell.kill", { sessionId, ...params }),
      /**
       * Executes a user-requested shell command through the session runtime.
       *
       * @param params User-requested shell command and cancellation handle.
       *
       * @returns Result of a user-requested shell command.
       */
      executeUserRequested: async (params) => connection.sendRequest("session.shell.executeUserRequested", { sessionId, ...params }),
      /**
       * Cancels a user-requested shell command by request ID.
       *
       * @param params User-requested shell execution cancellation handle.
       *
       * @returns Cancellation result for a user-requested shell command.
       */
      cancelUserRequested: async (params) => connection.sendRequest("session.shell.cancelUserRequested", { sessionId, ...params })
    },
    /** @experimental */
    history: {
      /**
       * Compacts the session history to reduce context usage.
       *
       * @param params Optional compaction parameters.
       *
       * @returns Compaction outcome with the number of tokens and messages removed, summary text, and the resulting context window breakdown.
       */
      compact: async (params) => connection.sendRequest("session.history.compact", { sessionId, ...params }),
      /**
       * Truncates persisted session history to a specific event.
       *
       * @param params Identifier of the event to truncate to; this event and all later events are removed.
       *
       * @returns Number of events that were removed by the truncation.
       */
      truncate: async (params) => connection.sendRequest("session.history.truncate", { sessionId, ...params }),
      /**
       * Lists the user turns that the session can rewind to. Never rejects for a busy session: rewind reads need the session's file-change captures to be settled, so a session that still holds active work answers with `unavailableReason: "session-busy"` and no points, which the caller can retry.
       *
       * @returns Rewind points and file-change-tracking availability for the session.
       */
      listRewindPoints: async () => connection.sendRequest("session.history.listRewindPoints", { sessionId }),
      /**
       * Previews the files that a conversation-and-files rewind would restore.
       *
       * @param params Event boundary to preview for conversation-and-files rewind.
       *
       * @returns Files and aggregate changes for a prospective rewind.
       */
      previewRewind: async (params) => connection.sendRequest("session.history.previewRewind", { sessionId, ...params }),
      /**
       * Rewinds the session conversation, optionally restoring files changed by the discarded turns. Not crash-atomic: file restore and conversation truncation are separate stores, applied in that order, so a process crash between them can leave the workspace rewound while the conversation still contains the discarded turns. There is no recovery journal; re-running the same rewind is the recovery path for a crash before truncation lands, since file restore is idempotent (already-restored files are reported as skipped) and truncation is re-derived from the still-retained boundary event. After truncation lands that boundary no longer exists, so the same request is rejected; the only stage that can still be outstanding is snapshot pruning, whose failure leaves orphan snapshots the capture store tolerates. The reverse inconsistency cannot occur, because truncation is never applied before file restore succeeds.
       *
       * @param params Boundary and mode for rewinding session history.
       *
       * @returns Structured outcome of a rewind request.
       */
      rewind: async (params) => connection.sendRequest("session.history.rewind", { sessionId, ...params }),
      /**
       * Cancels any in-progress background compaction on a local session.
       *
       * @returns Indicates whether an in-progress background compaction was cancelled.
       */
      cancelBackgroundCompaction: async () => connection.sendRequest("session.history.cancelBackgroundCompaction", { sessionId }),
      /**
       * Aborts any in-progress manual compaction on a local session.
       *
       * @returns Indicates whether an in-progress manual compaction was aborted.
       */
      abortManualCompaction: async () => connection.sendRequest("session.history.abortManualCompaction", { sessionId }),
      /**
       * Produces a markdown summary of the session's conversation context for hand-off scenarios.
       *
       * @returns Markdown summary of the conversation context (empty when not available).
       */
      summarizeForHandoff: async () => connection.sendRequest("session.history.summarizeForHandoff", { sessionId }),
      /**
       * Clears the session's conversation history, keeping only system and developer messages, and seeds the fresh context window with a first user message. Must be called from inside a tool handler: the clear has to drop the results of the tool calls its wipe orphans, and it rejects when no tool call is in flight.
       *
       * @param params Parameters for clearing the conversation and seeding the window that replaces it.
       *
       * @returns What a successful clear removed. A clear that could not be applied rejects instead of reporting a count.
       */
      clearContext: async (params) => connection.sendRequest("session.history.clearContext", { sessionId, ...params })
    },
    /** @experimental */
    queue: {
      /**
       * Returns the local session's pending user-facing queued items and steering messages.
       *
       * @returns Snapshot of the session's pending queued items and immediate-steering messages.
       */
      pendingItems: async () => connection.sendRequest("session.queue.pendingItems", { sessionId }),
      /**
       * Moves an addressable queued item to a public visible position.
       *
       * @param params Parameters for moving a queued item by stable id.
       *
       * @returns Result of moving a queued item.
       */
      moveItem: async (params) => connection.sendRequest("session.queue.moveItem", { sessionId, ...params }),
      /**
       * Inserts a new queued message at a public visible position.
       *
       * @param params Parameters for inserting a queued message at a public visible position.
       *
       * @returns Result of inserting a queued message.
       */
      insertAt: async (params) => connection.sendRequest("session.queue.insertAt", { sessionId, ...params }),
      /**
       * Removes an addressable queued item by its stable id.
       *
       * @param params Parameters for removing a queued item by stable id.
       *
       * @returns Result of removing a queued item.
       */
      removeAt: async (params) => connection.sendRequest("session.queue.removeAt", { sessionId, ...params }),
      /**
       * Updates the text of an addressable single-message queue item.
       *
       * @param params Parameters for editing a single queued message.
       *
       * @returns Result of editing a queued message.
       */
      updateText: async (params) => connection.sendRequest("session.queue.updateText", { sessionId, ...params }),
      /**
       * Duplicates an addressable queued item immediately after its source.
       *
       * @param params Parameters for duplicating a queued item.
       *
       * @returns Result of duplicating a queued item.
       */
      duplicateAt: async (params) => connection.sendRequest("session.queue.duplicateAt", { sessionId, ...params }),
      /**
       * Acquires or releases the queued-lane drain pause.
       *
       * @param params Parameters for acquiring or releasing the queued-lane drain pause. Acquisition is exclusive and non-idempotent: `paused: true` against an already-paused session fails with `queue_already_paused`. The pause is never released automatically — it is not tied to the caller's lifetime, so a client that exits without sending `paused: false` leaves the lane frozen. Release is unowned: `paused: false` clears the pause for any caller, including one that never acquired it.
       */
      setDrainPaused: async (params) => connection.sendRequest("session.queue.setDrainPaused", { sessionId, ...params }),
      /**
       * Moves an addressable queued message into the live turn's steering lane.
       *
       * @param params Parameters for steering a queued message into a live turn.
       *
       * @returns Result of trying to steer a queued message into a live turn.
       */
      sendNow: async (params) => connection.sendRequest("session.queue.sendNow", { sessionId, ...params }),
      /**
       * Removes the most recently queued user-facing item (LIFO).
       *
       * @returns Indicates whether a user-facing pending item was removed.
       */
      removeMostRecent: async () => connection.sendRequest("session.queue.removeMostRecent", { sessionId }),
      /**
       * Clears all pending queued items on the local session.
       */
      clear: async () => connection.sendRequest("session.queue.clear", { sessionId })
    },
    /** @experimental */
    eventLog: {
      /**
       * Reads a batch of session events from a cursor, optionally waiting for new events. Supports tail-first reads via `direction: backward`.
       *
       * @param params Cursor, batch size, and optional long-poll/filter parameters for reading session events.
       *
       * @returns Batch of session events returned by a read, with cursor and continuation metadata.
       */
      read: async (params) => connection.sendRequest("session.eventLog.read", { sessionId, ...params }),
      /**
       * Returns a snapshot of the current tail cursor without consuming events.
       *
       * @returns Snapshot of the current tail cursor without returning any events. Use this when a consumer wants to subscribe to live events going forward without first paginating through the entire persisted history (which would happen if `read` were called without a cursor on a long-lived session).
       */
      tail: async () => connection.sendRequest("session.eventLog.tail", { sessionId }),
      /**
       * Registers consumer interest in an event type for runtime gating purposes.
       *
       * @param params Event type to register consumer interest for, used by runtime gating logic.
       *
       * @returns Opaque handle representing an event-type interest registration.
       */
      registerInterest: async (params) => connection.sendRequest("session.eventLog.registerInterest", { sessionId, ...params }),
      /**
       * Releases a consumer's previously-registered interest in an event type.
       *
       * @param params Opaque handle previously returned by `registerInterest` to release.
       *
       * @returns Indicates whether the operation succeeded.
       */
      releaseInterest: async (params) => connection.sendRequest("session.eventLog.releaseInterest", { sessionId, ...params })
    },
    /** @experimental */
    usage: {
      /**
       * Gets accumulated usage metrics for the session.
       *
       * @returns Accumulated session usage metrics, including premium request cost, token counts, model breakdown, and code-change totals.
       */
      getMetrics: async () => connection.sendRequest("session.usage.getMetrics", { sessionId })
    },
    /** @experimental */
    limitPrediction: {
      /**
       * Predicts an AI-credit session limit for the session's resolved model. Returns an unavailable result instead of falling back when the current model is unresolved auto.
       *
       * @param params Parameters for predicting an AI-credit session limit. Omitting `modelId` uses the session's currently selected model.
       *
       * @returns Prediction result. Available results include prediction details; unavailable results include an explicit reason.
       */
      predict: async (params) => connection.sendRequest("session.limitPrediction.predict", { sessionId, ...params })
    },
    /** @experimental */
    remote: {
      /**
       * Enables remote session export or steering.
       *
       * @param params Optional remote session mode ("off", "export", or "on"); defaults to enabling both export and remote steering.
       *
       * @returns GitHub URL for the session and a flag indicating whether remote steering is enabled.
       */
      enable: async (params) => connection.sendRequest("session.remote.enable", { sessionId, ...params }),
      /**
       * Disables remote session export and steering.
       */
      disable: async () => connection.sendRequest("session.remote.disable", { sessionId }),
      /**
       * Persists a remote-steerability change emitted by the host as a session event.
       *
       * @param params New remote-steerability state to persist as a `session.remote_steerable_changed` event.
       *
       * @returns Persist a steerability change as a `session.remote_steerable_changed` event. Used by the host (CLI / SDK consumer) when it has just finished enabling or disabling steering on a remote exporter that the runtime does not directly own.
       */
      notifySteerableChanged: async (params) => connection.sendRequest("session.remote.notifySteerableChanged", { sessionId, ...params })
    },
    /** @experimental */
    visibility: {
      /**
       * Returns the session's current Mission Control sharing status and shareable GitHub URL. Reflects whether the synced session is visible to repository readers ("repo") or restricted to its creator and collaborators ("unshared").
       *
       * @returns Current sharing status and shareable GitHub URL for a session.
       */
      get: async () => connection.sendRequest("session.visibility.get", { sessionId }),
      /**
       * Sets the session's Mission Control sharing status, controlling whether the synced session is visible to repository readers. Returns the effective status and shareable GitHub URL after the change.
       *
       * @param params Desired sharing status for the session.
       *
       * @returns Effective sharing status and shareable GitHub URL after updating session visibility.
       */
      set: async (params) => connection.sendRequest("session.visibility.set", { sessionId, ...params })
    },
    /** @experimental */
    schedule: {
      /**
       * Lists the session's currently active scheduled prompts.
       *
       * @returns Snapshot of the currently active recurring prompts for this session.
       */
      list: async () => connection.sendRequest("session.schedule.list", { sessionId }),
      /**
       * Removes a scheduled prompt by id.
       *
       * @param params Identifier of the scheduled prompt to remove.
       *
       * @returns Remove a scheduled prompt by id. The result entry is omitted if the id was unknown.
       */
      stop: async (params) => connection.sendRequest("session.schedule.stop", { sessionId, ...params })
    }
  };
}
function createInternalSessionRpc(connection, sessionId) {
  return {
    /**
     * Queues or sends an internal system notification to the session according to its passive policy.
     *
     * @param params Internal request for sending a system notification.
     *
     * @experimental
     */
    sendSystemNotification: async (params) => connection.sendRequest("session.sendSystemNotification", { sessionId, ...params }),
    /** @experimental */
    gitHubAuth: {
      /**
       * Gets the current authentication information for internal session hosts.
       *
       * @returns Current authentication information, or null when no authentication is active.
       */
      getCurrentAuthInfo: async () => connection.sendRequest("session.gitHubAuth.getCurrentAuthInfo", { sessionId }),
      /**
       * Gets all authentication accounts available to the internal session host.
       *
       * @returns Authentication accounts available to the internal session host.
       */
      getAllAuthAvailable: async () => connection.sendRequest("session.gitHubAuth.getAllAuthAvailable", { sessionId }),
      /**
       * Refreshes Copilot account metadata for the current authentication.
       *
       * @returns Current authentication information, or null when no authentication is active.
       */
      refreshCopilotUser: async () => connection.sendRequest("session.gitHubAuth.refreshCopilotUser", { sessionId }),
      /**
       * Logs in a GitHub user through the internal session host.
       *
       * @param params Internal GitHub login parameters.
       *
       * @returns Authentication credentials accepted only at native protocol ingress. Runtime outputs use credential-free `AuthIdentity` metadata.
       */
      login: async (params) => connection.sendRequest("session.gitHubAuth.login", { sessionId, ...params }),
      /**
       * Switches the session to another available authentication.
       *
       * @param params Parameters for switching the session's active authentication.
       */
      switchToAuth: async (params) => connection.sendRequest("session.gitHubAuth.switchToAuth", { sessionId, ...params }),
      /**
       * Logs out the session's current GitHub authentication.
       *
       * @returns Whether the current authentication was logged out.
       */
      logout: async () => connection.sendRequest("session.gitHubAuth.logout", { sessionId }),
      /**
       * Logs out a specific GitHub authentication.
       *
       * @param params Parameters identifying a GitHub authentication to log out.
       *
       * @returns Whether the requested authentication was logged out.
       */
      logoutUser: async (params) => connection.sendRequest("session.gitHubAuth.logoutUser", { sessionId, ...params }),
      /**
       * Gets validation errors from the most recent authentication attempt.
       *
       * @returns Validation errors from the most recent authentication attempt.
       */
      lastAuthErrors: async () => connection.sendRequest("session.gitHubAuth.lastAuthErrors", { sessionId })
    },
    /** @experimental */
    canvas: {
      /** @experimental */
      provider: {
        /**
         * Registers an internal canvas provider connection and its contributions.
         *
         * @param params Internal canvas provider registration parameters.
         */
        register: async (params) => connection.sendRequest("session.canvas.provider.register", { sessionId, ...params }),
        /**
         * Unregisters an internal canvas provider connection.
         *
         * @param params Internal canvas provider unregistration parameters.
         */
        unregister: async (params) => connection.sendRequest("session.canvas.provider.unregister", { sessionId, ...params })
      }
    },
    /** @experimental */
    factory: {
      /**
       * Internal tool-originated factory invocation.
       *
       * @param params Internal parameters for invoking a registered factory from a tool.
       *
       * @returns Complete current or terminal factory run envelope.
       */
      runFromTool: async (params) => connection.sendRequest("session.factory.runFromTool", { sessionId, ...params }),
      /**
       * Internal tool-originated factory resume.
       *
       * @param params Internal parameters for resuming a factory run from a tool.
       *
       * @returns Resolved persisted factory identity and resumed run envelope.
       */
      resumeFromTool: async (params) => connection.sendRequest("session.factory.resumeFromTool", { sessionId, ...params }),
      /**
       * Atomically pauses an owned factory attempt at a durable checkpoint.
       *
       * @param params Parameters for an owned durable pause checkpoint.
       */
      pauseAtCheckpoint: async (params) => connection.sendRequest("session.factory.pauseAtCheckpoint", { sessionId, ...params })
    },
    /** @experimental */
    model: {
      /**
       * Resolves and applies organization-managed and repository model overlays.
       *
       * @param params Managed, repository, and CLI model overrides to overlay onto the session at startup.
       *
       * @returns The model identifier active on the session after the switch.
       */
      applyStartupOverlay: async (params) => connection.sendRequest("session.model.applyStartupOverlay", { sessionId, ...params })
    },
    /** @experimental */
    mcp: {
      /**
       * Reloads MCP server connections for the session with an explicit host-provided configuration.
       *
       * @param params Opaque MCP reload configuration.
       *
       * @returns MCP server startup filtering result.
       */
      reloadWithConfig: async (params) => connection.sendRequest("session.mcp.reloadWithConfig", { sessionId, ...params }),
      /**
       * Configures the built-in GitHub MCP server for the session's current auth context.
       *
       * @param params Credential-free authentication identity used to configure GitHub MCP.
       *
       * @returns Result of configuring GitHub MCP.
       */
      configureGitHub: async (params) => connection.sendRequest("session.mcp.configureGitHub", { sessionId, ...params }),
      /**
       * Registers a pre-connected external MCP client (e.g. IDE) on the session's host. The caller retains lifecycle ownership of the client and transport. Marked internal because the `client` and `transport` arguments are in-process MCP SDK instances that cannot be serialized across the JSON-RPC boundary; once the CLI moves on top of the SDK, external clients will be expressed as transport configs the runtime can construct itself.
       *
       * @param params Registration parameters for an external MCP client.
       */
      registerExternalClient: async (params) => connection.sendRequest("session.mcp.registerExternalClient", { sessionId, ...params }),
      /**
       * Unregisters a previously registered external MCP client by server name. Marked internal as the paired companion of `registerExternalClient`: only in-process callers that registered a client this way can meaningfully unregister it. Disappears alongside `registerExternalClient`: once external clients are described to the runtime as config rather than handed in as instances, lifecycle (including deregistration) is owned entirely by the runtime.
       *
       * @param params Server name identifying the external client to remove.
       */
      unregisterExternalClient: async (params) => connection.sendRequest("session.mcp.unregisterExternalClient", { sessionId, ...params })
    },
    /** @experimental */
    commands: {
      /**
       * Finalizes persistence associated with a client-applied slash-command effect.
       *
       * @param params The pending slash-command invocation effect to finalize, plus whether the host applied or cancelled it.
       *
       * @returns Whether finalizing the invocation effect succeeded, and the failure reason when it did not.
       */
      finalizeInvocationEffect: async (params) => connection.sendRequest("session.commands.finalizeInvocationEffect", { sessionId, ...params })
    },
    /** @experimental */
    settings: {
      /**
       * Returns a redacted snapshot of session runtime settings, with secrets and raw feature flags excluded. Internal: the runtime settings shape is a runtime-internal surface and is deliberately kept out of the public SDK, because consumers should not depend on the runtime's internal settings layout. It remains callable in-process and is expected to be reworked as the runtime internals are consolidated.
       *
       * @returns Redacted, serializable view of session runtime settings for SDK boundary consumers. Secrets and raw feature flags are intentionally excluded.
       */
      snapshot: async () => connection.sendRequest("session.settings.snapshot", { sessionId }),
      /**
       * Evaluates a named Rust-owned settings predicate without exposing raw feature flags. Internal: the raw feature-flag names and composition are runtime-internal, so this predicate-evaluation helper is kept out of the public SDK surface and is callable in-process only.
       *
       * @param params Named Rust-owned settings predicate to evaluate for this session.
       *
       * @returns Result of evaluating a Rust-owned settings predicate.
       */
      evaluatePredicate: async (params) => connection.sendRequest("session.settings.evaluatePredicate", { sessionId, ...params })
    },
    /** @experimental */
    queue: {
      /**
       * Returns the internal native queue snapshot for in-process session orchestration.
       *
       * @returns Internal snapshot of native queue state for local session orchestration.
       */
      snapshot: async () => connection.sendRequest("session.queue.snapshot", { sessionId }),
      /**
       * Reports whether the local session has native queued work pending.
       *
       * @returns Whether the native queue has pending work.
       */
      hasPending: async () => connection.sendRequest("session.queue.hasPending", { sessionId }),
      /**
       * Begins a native deferred-idle drain when background work has quiesced.
       *
       * @param params Inputs for starting a deferred-idle drain.
       *
       * @returns Whether a deferred-idle drain should run.
       */
      beginDeferredIdleDrain: async (params) => connection.sendRequest("session.queue.beginDeferredIdleDrain", { sessionId, ...params }),
      /**
       * Finishes a native deferred-idle drain and reports whether to drain queue work or emit idle.
       *
       * @param params Inputs for completing a deferred-idle drain.
       *
       * @returns Action selected by the native deferred-idle drain.
       */
      finishDeferredIdleDrain: async (params) => connection.sendRequest("session.queue.finishDeferredIdleDrain", { sessionId, ...params }),
      /**
       * Marks session.idle as deferred by native background work state.
       *
       * @param params Inputs for marking session.idle deferred in native state.
       */
      deferSessionIdle: async (params) => connection.sendRequest("session.queue.deferSessionIdle", { sessionId, ...params }),
      /**
       * Consumes queued native system notifications matching an internal filter.
       *
       * @param params Internal filter for consuming queued system notifications.
       *
       * @returns Indicates whether a user-facing pending item was removed.
       */
      consumeSystemNotifications: async (params) => connection.sendRequest("session.queue.consumeSystemNotifications", { sessionId, ...params }),
      /**
       * Enqueues the internal resume-pending wake item when orphan handling needs a follow-up turn.
       *
       * @returns Result of enqueueing the resume-pending wake item.
       */
      enqueueResumePending: async () => connection.sendRequest("session.queue.enqueueResumePending", { sessionId }),
      /**
       * Drains the native local-session work queue for in-process session orchestration.
       */
      process: async () => connection.sendRequest("session.queue.process", { sessionId })
    },
    /** @experimental */
    schedule: {
      /**
       * Hydrates the native schedule registry from persisted session events.
       */
      hydrate: async () => connection.sendRequest("session.schedule.hydrate", { sessionId }),
      /**
       * Reports whether the session has an active self-paced scheduled prompt.
       *
       * @returns Whether the session currently has an active self-paced schedule.
       */
      hasSelfPaced: async () => connection.sendRequest("session.schedule.hasSelfPaced", { sessionId }),
      /**
       * Registers a relative-interval scheduled prompt.
       *
       * @param params Register a relative-interval scheduled prompt.
       *
       * @returns Result of registering or re-arming a scheduled prompt.
       */
      add: async (params) => connection.sendRequest("session.schedule.add", { sessionId, ...params }),
      /**
       * Registers a recurring cron scheduled prompt.
       *
       * @param params Register a cron scheduled prompt.
       *
       * @returns Result of registering or re-arming a scheduled prompt.
       */
      addCron: async (params) => connection.sendRequest("session.schedule.addCron", { sessionId, ...params }),
      /**
       * Registers an absolute-time scheduled prompt.
       *
       * @param params Register an absolute-time scheduled prompt.
       *
       * @returns Result of registering or re-arming a scheduled prompt.
       */
      addAt: async (params) => connection.sendRequest("session.schedule.addAt", { sessionId, ...params }),
      /**
       * Registers a self-paced scheduled prompt.
       *
       * @param params Register a self-paced scheduled prompt.
       *
       * @returns Result of registering or re-arming a scheduled prompt.
       */
      addSelfPaced: async (params) => connection.sendRequest("session.schedule.addSelfPaced", { sessionId, ...params }),
      /**
       * Re-arms an active self-paced scheduled prompt.
       *
       * @param params Re-arm a self-paced scheduled prompt.
       *
       * @returns Result of registering or re-arming a scheduled prompt.
       */
      rearmSelfPaced: async (params) => connection.sendRequest("session.schedule.rearmSelfPaced", { sessionId, ...params })
    }
  };
}
function registerClientSessionApiHandlers(connection, getHandlers) {
  connection.onRequest("providerToken.getToken", async (params) => {
    const handler = getHandlers(params.sessionId).providerToken;
    if (!handler) throw new Error(`No providerToken handler registered for session: ${params.sessionId}`);
    return handler.getToken(params);
  });
  connection.onRequest("factory.execute", async (params) => {
    const handler = getHandlers(params.sessionId).factory;
    if (!handler) throw new Error(`No factory handler registered for session: ${params.sessionId}`);
    return handler.execute(params);
  });
  connection.onRequest("factory.abort", async (params) => {
    const handler = getHandlers(params.sessionId).factory;
    if (!handler) throw new Error(`No factory handler registered for session: ${params.sessionId}`);
    return handler.abort(params);
  });
  connection.onRequest("tasks.cancel", async (params) => {
    const handler = getHandlers(params.sessionId).tasks;
    if (!handler) throw new Error(`No tasks handler registered for session: ${params.sessionId}`);
    return handler.cancel(params);
  });
  connection.onRequest("sessionFs.readFile", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.readFile(params);
  });
  connection.onRequest("sessionFs.writeFile", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.writeFile(params);
  });
  connection.onRequest("sessionFs.appendFile", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.appendFile(params);
  });
  connection.onRequest("sessionFs.exists", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.exists(params);
  });
  connection.onRequest("sessionFs.stat", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.stat(params);
  });
  connection.onRequest("sessionFs.mkdir", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.mkdir(params);
  });
  connection.onRequest("sessionFs.readdir", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.readdir(params);
  });
  connection.onRequest("sessionFs.readdirWithTypes", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.readdirWithTypes(params);
  });
  connection.onRequest("sessionFs.rm", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.rm(params);
  });
  connection.onRequest("sessionFs.rename", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.rename(params);
  });
  connection.onRequest("sessionFs.sqliteQuery", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.sqliteQuery(params);
  });
  connection.onRequest("sessionFs.sqliteTransaction", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.sqliteTransaction(params);
  });
  connection.onRequest("sessionFs.sqliteExists", async (params) => {
    const handler = getHandlers(params.sessionId).sessionFs;
    if (!handler) throw new Error(`No sessionFs handler registered for session: ${params.sessionId}`);
    return handler.sqliteExists(params);
  });
  connection.onRequest("canvas.open", async (params) => {
    const handler = getHandlers(params.sessionId).canvas;
    if (!handler) throw new Error(`No canvas handler registered for session: ${params.sessionId}`);
    return handler.open(params);
  });
  connection.onRequest("canvas.close", async (params) => {
    const handler = getHandlers(params.sessionId).canvas;
    if (!handler) throw new Error(`No canvas handler registered for session: ${params.sessionId}`);
    return handler.close(params);
  });
  connection.onRequest("canvas.action.invoke", async (params) => {
    const handler = getHandlers(params.sessionId).canvas;
    if (!handler) throw new Error(`No canvas handler registered for session: ${params.sessionId}`);
    return handler.invoke(params);
  });
}
function registerClientGlobalApiHandlers(connection, handlers) {
  connection.onRequest("extensionLaunchProvider.resolve", async (params) => {
    const handler = handlers.extensionLaunchProvider;
    if (!handler) throw new Error("No extensionLaunchProvider client-global handler registered");
    return handler.resolve(params);
  });
  connection.onRequest("llmInference.httpRequestStart", async (params) => {
    const handler = handlers.llmInference;
    if (!handler) throw new Error("No llmInference client-global handler registered");
    return handler.httpRequestStart(params);
  });
  connection.onRequest("llmInference.httpRequestChunk", async (params) => {
    const handler = handlers.llmInference;
    if (!handler) throw new Error("No llmInference client-global handler registered");
    return handler.httpRequestChunk(params);
  });
  connection.onNotification("gitHubTelemetry.event", async (params) => {
    const handler = handlers.gitHubTelemetry;
    if (!handler) return;
    await handler.event(params);
  });
  connection.onRequest("gitHubToken.getToken", async (params) => {
    const handler = handlers.gitHubToken;
    if (!handler) throw new Error("No gitHubToken client-global handler registered");
    return handler.getToken(params);
  });
}

// node_modules/@github/copilot-sdk/dist/sdkProtocolVersion.js
init_define_RUNTIME_PACKAGES();
var SDK_PROTOCOL_VERSION = 3;
function getSdkProtocolVersion() {
  return SDK_PROTOCOL_VERSION;
}

// node_modules/@github/copilot-sdk/dist/session.js
init_define_RUNTIME_PACKAGES();
var import_node = __toESM(require_node(), 1);
import { AsyncLocalStorage } from "node:async_hooks";

// node_modules/@github/copilot-sdk/dist/canvas.js
init_define_RUNTIME_PACKAGES();
var CanvasError = class _CanvasError extends Error {
  constructor(code2, message) {
    super(message);
    this.code = code2;
    this.name = "CanvasError";
  }
  code;
  /** Default error when an action is declared but no `handler` is wired. */
  static noHandler() {
    return new _CanvasError(
      "canvas_action_no_handler",
      "No handler implemented for this canvas action"
    );
  }
};

// node_modules/@github/copilot-sdk/dist/telemetry.js
init_define_RUNTIME_PACKAGES();
async function getTraceContext(provider) {
  if (!provider) return {};
  try {
    return await provider() ?? {};
  } catch {
    return {};
  }
}

// node_modules/@github/copilot-sdk/dist/types.js
init_define_RUNTIME_PACKAGES();

// node_modules/@github/copilot-sdk/dist/sessionFsProvider.js
init_define_RUNTIME_PACKAGES();
var SessionFsSqliteTransactionFailure = class extends Error {
  /** Failure classification reported to the runtime. */
  errorClass;
  constructor(message, errorClass = "fatal") {
    super(message);
    this.name = "SessionFsSqliteTransactionFailure";
    this.errorClass = errorClass;
  }
};
function normalizeSqliteParams(params) {
  if (!params) {
    return void 0;
  }
  const normalized = {};
  for (const [key, value] of Object.entries(params)) {
    if (value !== void 0) {
      normalized[key] = value;
    }
  }
  return normalized;
}
function createSessionFsAdapter(provider) {
  return {
    readFile: async ({ path }) => {
      try {
        const content = await provider.readFile(path);
        return { content };
      } catch (err) {
        return { content: "", error: toSessionFsError(err) };
      }
    },
    writeFile: async ({ path, content, mode }) => {
      try {
        await provider.writeFile(path, content, mode);
        return void 0;
      } catch (err) {
        return toSessionFsError(err);
      }
    },
    appendFile: async ({ path, content, mode }) => {
      try {
        await provider.appendFile(path, content, mode);
        return void 0;
      } catch (err) {
        return toSessionFsError(err);
      }
    },
    exists: async ({ path }) => {
      try {
        return { exists: await provider.exists(path) };
      } catch {
        return { exists: false };
      }
    },
    stat: async ({ path }) => {
      try {
        return await provider.stat(path);
      } catch (err) {
        return {
          isFile: false,
          isDirectory: false,
          size: 0,
          mtime: (/* @__PURE__ */ new Date()).toISOString(),
          birthtime: (/* @__PURE__ */ new Date()).toISOString(),
          error: toSessionFsError(err)
        };
      }
    },
    mkdir: async ({ path, recursive, mode }) => {
      try {
        await provider.mkdir(path, recursive ?? false, mode);
        return void 0;
      } catch (err) {
        return toSessionFsError(err);
      }
    },
    readdir: async ({ path }) => {
      try {
        const entries = await provider.readdir(path);
        return { entries };
      } catch (err) {
        return { entries: [], error: toSessionFsError(err) };
      }
    },
    readdirWithTypes: async ({ path }) => {
      try {
        const entries = await provider.readdirWithTypes(path);
        return { entries };
      } catch (err) {
        return { entries: [], error: toSessionFsError(err) };
      }
    },
    rm: async ({ path, recursive, force }) => {
      try {
        await provider.rm(path, recursive ?? false, force ?? false);
        return void 0;
      } catch (err) {
        return toSessionFsError(err);
      }
    },
    rename: async ({ src, dest }) => {
      try {
        await provider.rename(src, dest);
        return void 0;
      } catch (err) {
        return toSessionFsError(err);
      }
    },
    // Unlike the FS methods above, SQLite methods let errors propagate to the JSON-RPC layer
    // rather than catching and mapping via toSessionFsError. The FS error mapping is specifically
    // for translating Node.js errno codes (e.g., ENOENT) into SessionFsError, which isn't
    // meaningful for SQL errors. Letting exceptions propagate preserves the original error
    // message in the JSON-RPC error response.
    sqliteQuery: async ({ queryType, query, params: bindParams }) => {
      if (!provider.sqlite) {
        throw new Error("SQLite is not supported by this provider");
      }
      const result = await provider.sqlite.query(
        queryType,
        query,
        normalizeSqliteParams(bindParams)
      );
      return result ?? { rows: [], columns: [], rowsAffected: 0 };
    },
    sqliteTransaction: async ({ statements }) => {
      if (!provider.sqlite?.transaction) {
        return {
          results: [],
          error: {
            errorClass: "fatal",
            message: "SQLite transactions are not supported by this provider"
          }
        };
      }
      try {
        const results = await provider.sqlite.transaction(
          statements.map((statement) => ({
            queryType: statement.queryType,
            query: statement.query,
            params: normalizeSqliteParams(statement.params)
          }))
        );
        return { results: results.map((result) => ({ ...result })) };
      } catch (err) {
        return { results: [], error: toSqliteTransactionError(err) };
      }
    },
    sqliteExists: async () => {
      if (!provider.sqlite) {
        throw new Error("SQLite is not supported by this provider");
      }
      return { exists: await provider.sqlite.exists() };
    }
  };
}
function toSessionFsError(err) {
  const e = err;
  const code2 = e.code === "ENOENT" ? "ENOENT" : "UNKNOWN";
  return { code: code2, message: e.message ?? String(err) };
}
function toSqliteTransactionError(err) {
  if (err instanceof SessionFsSqliteTransactionFailure) {
    return { errorClass: err.errorClass, message: err.message };
  }
  return {
    errorClass: "fatal",
    message: err instanceof Error ? err.message : String(err)
  };
}

// node_modules/@github/copilot-sdk/dist/copilotRequestHandler.js
init_define_RUNTIME_PACKAGES();
var sharedTextDecoder = new TextDecoder("utf-8", { fatal: false });
var sharedTextEncoder = new TextEncoder();
var kBridge = /* @__PURE__ */ Symbol("copilotWebSocketResponseBridge");
var kCompletion = /* @__PURE__ */ Symbol("copilotWebSocketCompletion");
var kOpen = /* @__PURE__ */ Symbol("copilotWebSocketOpen");
var kSuppressCloseOnDispose = /* @__PURE__ */ Symbol("copilotWebSocketSuppressCloseOnDispose");
var kHandle = /* @__PURE__ */ Symbol("copilotRequestHandle");
var CopilotWebSocketCloseStatus = class _CopilotWebSocketCloseStatus {
  constructor(description, errorCode, error) {
    this.description = description;
    this.errorCode = errorCode;
    this.error = error;
  }
  description;
  errorCode;
  error;
  static normalClosure = new _CopilotWebSocketCloseStatus();
};
var CopilotWebSocketHandler = class {
  #response;
  #completion;
  #resolveCompletion;
  #closed = false;
  [kSuppressCloseOnDispose] = false;
  context;
  constructor(context) {
    this.context = context;
    const bridge = context[kBridge];
    if (!bridge) {
      throw new Error("WebSocket response bridge is not attached");
    }
    this.#response = bridge;
    this.#completion = new Promise((resolve2) => {
      this.#resolveCompletion = resolve2;
    });
  }
  async sendResponseMessage(data) {
    await this.#response.write(data);
  }
  async close(status = CopilotWebSocketCloseStatus.normalClosure) {
    if (this.#closed) {
      return;
    }
    this.#closed = true;
    if (status.error) {
      await this.#response.error({
        message: status.description ?? status.error.message,
        code: status.errorCode
      });
    } else {
      await this.#response.end();
    }
    this.#resolveCompletion(status);
  }
  async [Symbol.asyncDispose]() {
    if (!this[kSuppressCloseOnDispose] && !this.#closed) {
      await this.close(CopilotWebSocketCloseStatus.normalClosure);
    }
  }
  /** @internal */
  get [kCompletion]() {
    return this.#completion;
  }
  /** @internal */
  async [kOpen]() {
  }
};
var CopilotWebSocketForwarder = class extends CopilotWebSocketHandler {
  #upstream = null;
  constructor(context) {
    super(context);
  }
  sendRequestMessage(data) {
    if (this.#upstream?.readyState !== WebSocket.OPEN) {
      return;
    }
    this.#upstream.send(data);
  }
  /** @internal */
  async [kOpen]() {
    if (this.#upstream) {
      return;
    }
    const upstream = new WebSocket(this.context.url);
    upstream.binaryType = "arraybuffer";
    this.#upstream = upstream;
    upstream.addEventListener("message", (event) => {
      void this.sendResponseMessage(normalizeWsData(event.data)).catch(
        async (err) => {
          await this.close(
            new CopilotWebSocketCloseStatus(
              err instanceof Error ? err.message : String(err),
              void 0,
              err instanceof Error ? err : new Error(String(err))
            )
          );
        }
      );
    });
    upstream.addEventListener("close", () => {
      void this.close(CopilotWebSocketCloseStatus.normalClosure);
    });
    upstream.addEventListener("error", () => {
      void this.close(
        new CopilotWebSocketCloseStatus(
          "WebSocket error",
          void 0,
          new Error("WebSocket error")
        )
      );
    });
    await new Promise((resolve2, reject) => {
      if (upstream.readyState === WebSocket.OPEN) {
        resolve2();
        return;
      }
      upstream.addEventListener("open", () => resolve2(), { once: true });
      upstream.addEventListener("error", () => reject(new Error("WebSocket error")), {
        once: true
      });
    });
  }
  async close(status = CopilotWebSocketCloseStatus.normalClosure) {
    try {
      if (this.#upstream?.readyState === WebSocket.OPEN || this.#upstream?.readyState === WebSocket.CONNECTING) {
        this.#upstream?.close();
      }
    } catch {
    }
    await super.close(status);
  }
  async [Symbol.asyncDispose]() {
    try {
      await super[Symbol.asyncDispose]();
    } finally {
      try {
        this.#upstream?.close();
      } catch {
      }
    }
  }
};
var CopilotRequestHandler = class {
  sendRequest(request, ctx) {
    return fetch(request, { signal: ctx.signal });
  }
  openWebSocket(ctx) {
    return Promise.resolve(new CopilotWebSocketForwarder(ctx));
  }
  /** @internal */
  async [kHandle](exchange) {
    const bridge = new CopilotWebSocketResponseBridge(exchange);
    const ctx = {
      requestId: exchange.requestId,
      sessionId: exchange.sessionId,
      agentId: exchange.agentId,
      parentAgentId: exchange.parentAgentId,
      interactionType: exchange.interactionType,
      transport: exchange.transport,
      url: exchange.url,
      headers: exchange.headers,
      signal: exchange.signal,
      [kBridge]: bridge
    };
    if (exchange.transport === "websocket") {
      await this.#handleWebSocket(exchange, ctx);
    } else {
      await this.#handleHttp(exchange, ctx);
    }
  }
  async #handleHttp(exchange, ctx) {
    const request = await buildFetchRequest(exchange);
    const response = await this.sendRequest(request, ctx);
    await streamResponse(response, exchange);
  }
  async #handleWebSocket(exchange, ctx) {
    const handler = await this.openWebSocket(ctx);
    try {
      await handler[kOpen]();
      await ctx[kBridge].start();
      let cancelled;
      const clientSettled = (async () => {
        for await (const chunk of exchange.requestBody) {
          await handler.sendRequestMessage(decodeFrame(chunk));
        }
        return "client-complete";
      })().catch((err) => {
        cancelled = err;
        return "client-error";
      });
      const first = await Promise.race([
        clientSettled,
        handler[kCompletion].then(() => "server-done")
      ]);
      if (first === "client-error") {
        handler[kSuppressCloseOnDispose] = true;
        throw cancelled instanceof Error ? cancelled : new Error(String(cancelled));
      }
      if (first === "client-complete") {
        await handler.close(CopilotWebSocketCloseStatus.normalClosure);
        await handler[kCompletion];
        return;
      }
      const status = await handler[kCompletion];
      if (status.error) {
        throw status.error;
      }
    } finally {
      await handler[Symbol.asyncDispose]();
    }
  }
};
function createCopilotRequestAdapter(handler, getServerRpc) {
  const pending = /* @__PURE__ */ new Map();
  function getOrCreate(requestId) {
    let exchange = pending.get(requestId);
    if (!exchange) {
      exchange = new CopilotRequestExchange(requestId, getServerRpc);
      pending.set(requestId, exchange);
    }
    return exchange;
  }
  async function run2(exchange) {
    try {
      await handler[kHandle](exchange);
      if (!exchange.finished) {
        await finalize(
          exchange,
          502,
          "Copilot request handler returned without finalising the response (call responseBody.end() or .error())."
        );
      }
    } catch (err) {
      if (exchange.cancelled || exchange.signal.aborted) {
        await finalize(exchange, 499, "Request cancelled by runtime", "cancelled");
        return;
      }
      const message = err instanceof Error ? err.message : String(err);
      await finalize(exchange, 502, message);
    } finally {
      pending.delete(exchange.requestId);
    }
  }
  return {
    async httpRequestStart(params) {
      const exchange = getOrCreate(params.requestId);
      exchange.setContext(params);
      void run2(exchange);
      return {};
    },
    async httpRequestChunk(params) {
      routeChunk(getOrCreate(params.requestId), params);
      return {};
    }
  };
}
async function finalize(exchange, status, message, code2) {
  if (exchange.finished) {
    return;
  }
  try {
    if (!exchange.started) {
      await exchange.startResponse({ status, headers: {} });
    }
    await exchange.errorResponse({ message, code: code2 });
  } catch {
  }
}
function routeChunk(exchange, params) {
  if (params.cancel) {
    exchange.pushCancel(params.cancelReason);
    return;
  }
  if (params.data && params.data.length > 0) {
    exchange.pushChunk(decodeChunkData(params.data, !!params.binary));
  }
  if (params.end) {
    exchange.pushEnd();
  }
}
var CopilotRequestExchange = class {
  requestId;
  sessionId;
  agentId;
  parentAgentId;
  interactionType;
  method = "GET";
  url = "";
  headers = {};
  transport = "http";
  #getServerRpc;
  #abort = new AbortController();
  #buffer = [];
  #waker = null;
  #drained = false;
  #started = false;
  #finished = false;
  #cancelled = false;
  constructor(requestId, getServerRpc) {
    this.requestId = requestId;
    this.#getServerRpc = getServerRpc;
  }
  /** Fill in the request context once the matching start frame arrives. */
  setContext(params) {
    this.sessionId = params.sessionId;
    this.agentId = params.agentId;
    this.parentAgentId = params.parentAgentId;
    this.interactionType = params.interactionType;
    this.method = params.method;
    this.url = params.url;
    this.headers = params.headers;
    this.transport = params.transport ?? "http";
  }
  get signal() {
    return this.#abort.signal;
  }
  get started() {
    return this.#started;
  }
  get finished() {
    return this.#finished;
  }
  get cancelled() {
    return this.#cancelled;
  }
  // --- Request body feed (driven by the adapter as chunk frames arrive) ---
  pushChunk(chunk) {
    this.#push({ chunk });
  }
  pushEnd() {
    this.#push({ end: true });
  }
  pushCancel(reason) {
    this.#cancelled = true;
    this.#abort.abort();
    this.#push({ cancel: { reason } });
  }
  #push(item) {
    this.#buffer.push(item);
    const w = this.#waker;
    this.#waker = null;
    w?.();
  }
  /**
   * Request body bytes, yielded as they arrive. A cancel frame surfaces as a
   * thrown error so the handler's upstream call is torn down.
   */
  get requestBody() {
    return {
      [Symbol.asyncIterator]: () => ({
        next: async () => {
          if (this.#drained) {
            return { value: void 0, done: true };
          }
          while (this.#buffer.length === 0) {
            await new Promise((resolve2) => {
              this.#waker = resolve2;
            });
          }
          const item = this.#buffer.shift();
          if (item.cancel) {
            this.#drained = true;
            throw new Error(
              item.cancel.reason ? `Request cancelled by runtime: ${item.cancel.reason}` : "Request cancelled by runtime"
            );
          }
          if (item.end) {
            this.#drained = true;
            return { value: void 0, done: true };
          }
          return { value: item.chunk ?? new Uint8Array(), done: false };
        }
      })
    };
  }
  // --- Response emit (driven by the handler). Strict state machine: ---
  // startResponse once -> 0..N writeResponse -> exactly one of
  // endResponse / errorResponse.
  async startResponse(init) {
    if (this.#started) {
      throw new Error("Copilot request response start() called twice.");
    }
    if (this.#finished) {
      throw new Error("Copilot request response already finished.");
    }
    this.#started = true;
    await this.#rpc().llmInference.httpResponseStart({
      requestId: this.requestId,
      status: init.status,
      statusText: init.statusText,
      headers: init.headers ?? {}
    });
  }
  async writeResponse(data) {
    if (this.#cancelled) {
      throw new Error("Copilot request was cancelled by the runtime.");
    }
    if (!this.#started) {
      throw new Error("Copilot request response write() called before start().");
    }
    if (this.#finished) {
      throw new Error("Copilot request response write() called after end()/error().");
    }
    const isString = typeof data === "string";
    await this.#rpc().llmInference.httpResponseChunk({
      requestId: this.requestId,
      data: isString ? data : Buffer.from(data).toString("base64"),
      binary: !isString,
      end: false
    });
  }
  async endResponse() {
    if (this.#finished) {
      return;
    }
    this.#finished = true;
    await this.#rpc().llmInference.httpResponseChunk({
      requestId: this.requestId,
      data: "",
      end: true
    });
  }
  async errorResponse(error) {
    if (this.#finished) {
      return;
    }
    this.#finished = true;
    await this.#rpc().llmInference.httpResponseChunk({
      requestId: this.requestId,
      data: "",
      end: true,
      error: { message: error.message, code: error.code }
    });
  }
  #rpc() {
    const r = this.#getServerRpc();
    if (!r) {
      throw new Error("Copilot request response used after RPC connection closed.");
    }
    return r;
  }
};
var FORBIDDEN_REQUEST_HEADERS = /* @__PURE__ */ new Set([
  "host",
  "connection",
  "content-length",
  "transfer-encoding",
  "keep-alive",
  "upgrade",
  "proxy-connection",
  "te",
  "trailer"
]);
async function buildFetchRequest(exchange) {
  const headers = new Headers();
  for (const [name, values] of Object.entries(exchange.headers)) {
    if (!values) {
      continue;
    }
    if (FORBIDDEN_REQUEST_HEADERS.has(name.toLowerCase())) {
      continue;
    }
    for (const value of values) {
      headers.append(name, value);
    }
  }
  const method = exchange.method.toUpperCase();
  const hasBody = method !== "GET" && method !== "HEAD";
  let body;
  if (hasBody) {
    const buffered = await drainAsync(exchange.requestBody);
    if (buffered.length > 0) {
      body = buffered;
    }
  } else {
    await drainAsync(exchange.requestBody);
  }
  return new Request(exchange.url, { method, headers, body });
}
async function drainAsync(stream) {
  const parts = [];
  let total = 0;
  for await (const chunk of stream) {
    parts.push(chunk);
    total += chunk.byteLength;
  }
  if (parts.length === 0) {
    return new Uint8Array(0);
  }
  if (parts.length === 1) {
    return parts[0];
  }
  const out = new Uint8Array(total);
  let off = 0;
  for (const part of parts) {
    out.set(part, off);
    off += part.byteLength;
  }
  return out;
}
async function streamResponse(response, exchange) {
  await exchange.startResponse({
    status: response.status,
    statusText: response.statusText || void 0,
    headers: headersToMultiMap(response.headers)
  });
  const body = response.body;
  if (!body) {
    await exchange.endResponse();
    return;
  }
  const reader = body.getReader();
  try {
    for (; ; ) {
      const { value, done } = await reader.read();
      if (done) {
        break;
      }
      if (value && value.byteLength > 0) {
        await exchange.writeResponse(value);
      }
    }
    await exchange.endResponse();
  } finally {
    reader.releaseLock();
  }
}
function headersToMultiMap(headers) {
  const out = {};
  headers.forEach((value, name) => {
    if (name.toLowerCase() === "set-cookie") {
      return;
    }
    const list2 = out[name] ?? (out[name] = []);
    list2.push(value);
  });
  const setCookies = headers.getSetCookie();
  if (setCookies.length > 0) {
    out["set-cookie"] = setCookies;
  }
  return out;
}
function decodeChunkData(data, binary) {
  if (binary) {
    return new Uint8Array(Buffer.from(data, "base64"));
  }
  return sharedTextEncoder.encode(data);
}
function decodeFrame(chunk) {
  return sharedTextDecoder.decode(chunk);
}
function normalizeWsData(data) {
  if (typeof data === "string") {
    return data;
  }
  if (data instanceof Uint8Array) {
    return data;
  }
  if (data instanceof ArrayBuffer) {
    return new Uint8Array(data);
  }
  return new Uint8Array();
}
var CopilotWebSocketResponseBridge = class {
  #exchange;
  #started = false;
  #completed = false;
  #serial = Promise.resolve();
  constructor(exchange) {
    this.#exchange = exchange;
  }
  /** Emit the 101 upgrade head now, acknowledging the WebSocket connect. */
  start() {
    return this.#run(false, () => Promise.resolve());
  }
  write(data) {
    return this.#run(false, () => this.#exchange.writeResponse(data));
  }
  end() {
    return this.#run(true, () => this.#exchange.endResponse());
  }
  error(error) {
    return this.#run(true, () => this.#exchange.errorResponse(error));
  }
  #run(terminal, action) {
    const task = this.#serial.then(async () => {
      if (this.#completed) {
        return;
      }
      if (!this.#started) {
        this.#started = true;
        await this.#exchange.startResponse({ status: 101, headers: {} });
      }
      if (terminal) {
        this.#completed = true;
      }
      await action();
    });
    this.#serial = task.catch(() => {
    });
    return task;
  }
};

// node_modules/@github/copilot-sdk/dist/types.js
var RuntimeConnection = {
  /**
   * Spawn a runtime child process and communicate over its stdin/stdout.
   * This is the default if no {@link CopilotClientOptions.connection} is set.
   */
  forStdio(opts = {}) {
    return { kind: "stdio", path: opts.path, args: opts.args, env: opts.env };
  },
  /**
   * Spawn a runtime child process that listens on a TCP socket and connect to it.
   */
  forTcp(opts = {}) {
    return {
      kind: "tcp",
      port: opts.port,
      connectionToken: opts.connectionToken,
      path: opts.path,
      args: opts.args,
      env: opts.env
    };
  },
  /**
   * Connect to an already-running runtime at the given URL. The SDK does not
   * spawn a process in this mode.
   */
  forUri(url, opts = {}) {
    return { kind: "uri", url, connectionToken: opts.connectionToken };
  },
  /**
   * Host the runtime in-process over the native runtime library's C ABI (FFI).
   *
   * @experimental Per-client options lowered to environment variables (`env`,
   * `telemetry`, `gitHubToken`, `baseDirectory`) are **not** honored in-process;
   * the worker inherits the host process's ambient environment. Set the
   * corresponding environment variables on the host process instead. See
   * https://github.com/github/copilot-sdk/issues/1934.
   */
  forInProcess() {
    return { kind: "inprocess" };
  }
};
function isAttributedPermissionResult(result) {
  return result.kind === "attributed";
}
var defaultJoinSessionPermissionHandler = () => ({
  kind: "no-result"
});

// node_modules/@github/copilot-sdk/dist/factory.js
init_define_RUNTIME_PACKAGES();
var FACTORY_TERMINAL_STATUSES = /* @__PURE__ */ new Set([
  "completed",
  "halted",
  "paused",
  "cancelled",
  "error"
]);
function isFactoryRunTerminal(status) {
  return FACTORY_TERMINAL_STATUSES.has(status);
}
var FACTORY_AGENT_OPTION_KEYS = [
  "label",
  "schema",
  "model",
  "reasoningEffort",
  "contextTier",
  "agent"
];
var FactoryResumeError = class extends Error {
  constructor(code2, message) {
    super(message);
    this.code = code2;
    this.name = "FactoryResumeError";
  }
  code;
};
var factoryHandles = /* @__PURE__ */ new WeakMap();
function getFactoryDefinition(handle) {
  const definition = factoryHandles.get(handle);
  if (!definition) {
    throw new Error("Invalid factory handle");
  }
  return definition;
}

// node_modules/@github/copilot-sdk/dist/session.js
function isFactoryResumeErrorCode(value) {
  return value === "not_found" || value === "non_resumable" || value === "already_active" || value === "factory_already_running" || value === "factory_limits_invalid" || value === "factory_session_disposed" || value === "factory_storage_unavailable" || value === "factory_storage_corrupt";
}
function copyDefinedFactoryAgentOption(source, target, key) {
  const value = source[key];
  if (value !== void 0) {
    target[key] = value;
  }
}
var factoryExecutionStore = new AsyncLocalStorage();
function throwIfFactoryExecutionIsActive() {
  if (factoryExecutionStore.getStore()?.active) {
    throw new Error(
      "factory.run, factory.resume, and factory.pause are not allowed while a factory body is running on this call path."
    );
  }
}
function runInFactoryHelperScope(helperScope, callback) {
  const current = factoryExecutionStore.getStore();
  return factoryExecutionStore.run({ active: current?.active ?? false, helperScope }, callback);
}
function deserializeHookInput(raw) {
  if (!raw || typeof raw !== "object" || typeof raw.timestamp !== "number") {
    return raw;
  }
  const obj = raw;
  const { cwd, stop_hook_active, ...rest } = obj;
  return {
    ...rest,
    timestamp: new Date(obj.timestamp),
    workingDirectory: cwd,
    ...stop_hook_active === void 0 ? {} : { stopHookActive: stop_hook_active }
  };
}
function isOpenCanvasInstance(value) {
  if (!value || typeof value !== "object") {
    return false;
  }
  const instance = value;
  return typeof instance.instanceId === "string" && instance.instanceId.length > 0 && typeof instance.extensionId === "string" && instance.extensionId.length > 0 && typeof instance.canvasId === "string" && instance.canvasId.length > 0;
}
var FACTORY_LOG_FLUSH_DELAY_MS = 10;
var MAX_FACTORY_FANOUT_ITEMS = 4096;
function assertFactoryFanoutSize(kind, size) {
  if (size > MAX_FACTORY_FANOUT_ITEMS) {
    throw new Error(
      `${kind}() accepts at most ${MAX_FACTORY_FANOUT_ITEMS} items; got ${size}.`
    );
  }
}
async function runFactoryParallel(thunks) {
  if (!Array.isArray(thunks)) {
    throw new Error(
      "parallel() expects an array of functions, not promises. Wrap each call: () => agent(...)"
    );
  }
  assertFactoryFanoutSize("parallel", thunks.length);
  if (thunks.some((thunk) => typeof thunk !== "function")) {
    throw new Error(
      "parallel() expects an array of functions, not promises. Wrap each call: () => agent(...)"
    );
  }
  return Promise.all(
    thunks.map(
      (thunk) => Promise.resolve().then(() => runInFactoryHelperScope("parallel", thunk)).catch((error) => {
        if (isFactoryFatalError(error)) {
          throw error;
        }
        return null;
      })
    )
  );
}
async function runFactoryPipeline(items, ...stages) {
  if (!Array.isArray(items)) {
    throw new Error("pipeline(items, ...stages): items must be an array");
  }
  assertFactoryFanoutSize("pipeline", items.length);
  return Promise.all(
    items.map(async (item, index) => {
      let previous = item;
      for (const stage of stages) {
        try {
          previous = await runInFactoryHelperScope(
            "pipeline",
            () => stage(previous, item, index)
          );
        } catch (error) {
          if (isFactoryFatalError(error)) {
            throw error;
          }
          return null;
        }
      }
      return previous;
    })
  );
}
var FactoryProgressBuffer = class {
  constructor(send) {
    this.send = send;
  }
  send;
  nextSeq = 0;
  pending = [];
  flushTimer;
  flushTail = Promise.resolve();
  flushError;
  flushFailed = false;
  closed = false;
  enqueue(kind, text) {
    if (this.closed) {
      throw new Error("Cannot log after the factory run has settled");
    }
    this.pending.push({ seq: this.nextSeq++, kind, text });
    this.scheduleFlush();
  }
  async flush() {
    this.clearFlushTimer();
    const lines = this.pending.splice(0);
    if (lines.length > 0) {
      this.flushTail = this.flushTail.then(async () => {
        try {
          await this.send(lines);
        } catch (error) {
          if (!this.flushFailed) {
            this.flushFailed = true;
            this.flushError = error;
          }
        }
      });
    }
    await this.flushTail;
    if (this.flushFailed) {
      throw this.flushError;
    }
  }
  async close() {
    this.closed = true;
    this.clearFlushTimer();
    const lines = this.pending.splice(0);
    await this.flushTail;
    if (this.flushFailed) {
      console.warn(
        "Ignoring a background factory progress flush failure after the factory body settled",
        this.flushError
      );
    }
    if (lines.length > 0) {
      try {
        await this.send(lines);
      } catch (error) {
        console.warn(
          "Failed to flush final factory progress after the factory body settled",
          error
        );
      }
    }
  }
  scheduleFlush() {
    if (this.flushTimer !== void 0) {
      return;
    }
    this.flushTimer = setTimeout(() => {
      this.flushTimer = void 0;
      void this.flush().catch(() => {
      });
    }, FACTORY_LOG_FLUSH_DELAY_MS);
    this.flushTimer.unref?.();
  }
  clearFlushTimer() {
    if (this.flushTimer !== void 0) {
      clearTimeout(this.flushTimer);
      this.flushTimer = void 0;
    }
  }
};
async function awaitFactoryOperation(operation, signal) {
  let rejectAbort;
  const abortPromise = new Promise((_resolve, reject) => {
    rejectAbort = reject;
  });
  const onAbort = () => rejectAbort?.(signal.reason ?? new DOMException("Factory run was aborted", "AbortError"));
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    throwIfFactoryAborted(signal);
    return await Promise.race([operation(), abortPromise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
function throwIfFactoryAborted(signal) {
  if (signal.aborted) {
    throw signal.reason ?? new DOMException("Factory run was aborted", "AbortError");
  }
}
function isFactoryAbortError(error) {
  return typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
}
function isFactoryFatalError(error) {
  return isFactoryAbortError(error) || error instanceof import_node.ResponseError || error instanceof import_node.ConnectionError;
}
var TOOL_SEARCH_TOOL_NAME = "tool_search_tool";
var CopilotSession = class {
  /**
   * Creates a new CopilotSession instance.
   *
   * @param sessionId - The unique identifier for this session
   * @param connection - The JSON-RPC message connection to the Copilot CLI
   * @param workspacePath - Path to the session workspace directory (when infinite sessions enabled)
   * @param traceContextProvider - Optional callback to get W3C Trace Context for outbound RPCs
   * @internal This constructor is internal. Use {@link CopilotClient.createSession} to create sessions.
   */
  constructor(sessionId, connection, _workspacePath, traceContextProvider, options) {
    this.sessionId = sessionId;
    this.connection = connection;
    this._workspacePath = _workspacePath;
    this.traceContextProvider = traceContextProvider;
    this.mcpAuthHandler = options?.mcpAuthHandler;
    this.managedSettingsEnabled = options?.managedSettingsEnabled === true;
    this.onDisconnected = options?.onDisconnected;
  }
  sessionId;
  connection;
  _workspacePath;
  eventHandlers = /* @__PURE__ */ new Set();
  typedEventHandlers = /* @__PURE__ */ new Map();
  toolHandlers = /* @__PURE__ */ new Map();
  pendingExternalTools = /* @__PURE__ */ new Map();
  canvases = /* @__PURE__ */ new Map();
  bearerTokenProviders = /* @__PURE__ */ new Map();
  commandHandlers = /* @__PURE__ */ new Map();
  factories = /* @__PURE__ */ new Map();
  factoryAbortControllers = /* @__PURE__ */ new Map();
  permissionHandler;
  mcpAuthHandler;
  userInputHandler;
  elicitationHandler;
  exitPlanModeHandler;
  autoModeSwitchHandler;
  hooks;
  transformCallbacks;
  _rpc = null;
  _internalRpc = null;
  traceContextProvider;
  managedSettingsEnabled;
  _capabilities = {};
  openCanvasInstances = [];
  disconnected = false;
  disconnecting = false;
  onDisconnected;
  /** @internal Client session API handlers, populated by CopilotClient during create/resume. */
  clientSessionApis = {};
  /**
   * Friendly factory API for running registered factories by name or handle.
   *
   * @experimental Part of the experimental Agent Factories surface and may
   * change or be removed in future SDK or CLI releases.
   */
  factory = {
    run: (async (nameOrHandle, options) => {
      throwIfFactoryExecutionIsActive();
      const name = typeof nameOrHandle === "string" ? nameOrHandle : getFactoryDefinition(nameOrHandle).meta.name;
      if (options?.resumeFromRunId !== void 0) {
        return this.factory.resume(options.resumeFromRunId, {
          limits: options.limits,
          notifyOnComplete: options.notifyOnComplete,
          logPhaseNames: options.logPhaseNames
        });
      }
      const envelope = await this.rpc.factory.run({
        name,
        args: options?.args === void 0 ? {} : options.args,
        options: {
          limits: options?.limits,
          notifyOnComplete: options?.notifyOnComplete,
          logPhaseNames: options?.logPhaseNames
        }
      });
      return this.settleFactoryRun(envelope);
    }),
    resume: (async (runId, options) => {
      throwIfFactoryExecutionIsActive();
      let response;
      try {
        response = await this.rpc.factory.resume({
          runId,
          limits: options?.limits,
          notifyOnComplete: options?.notifyOnComplete,
          logPhaseNames: options?.logPhaseNames
        });
      } catch (error) {
        if (error instanceof import_node.ResponseError && typeof error.data === "object" && error.data !== null) {
          const code2 = error.data.code;
          if (isFactoryResumeErrorCode(code2)) {
            throw new FactoryResumeError(code2, error.message);
          }
        }
        throw error;
      }
      return this.settleFactoryRun(response.run);
    }),
    getRun: async (runId) => this.rpc.factory.getRun({ runId }),
    waitForRun: (runId, options) => this.waitForFactoryRun(runId, options?.signal),
    listRuns: (async (options) => {
      const page = await this.rpc.factory.listRuns(options ?? {});
      return options === void 0 ? page.runs : page;
    }),
    getRunDetail: (runId) => this.rpc.factory.getRunDetail({ runId }),
    getRunProgress: (runId, options = {}) => this.rpc.factory.getRunProgress({ runId, ...options }),
    pause: async (runId) => {
      throwIfFactoryExecutionIsActive();
      return this.rpc.factory.pause({ runId });
    },
    cancel: async (runId) => this.rpc.factory.cancel({ runId })
  };
  /**
   * Resolve a start/resume envelope into the terminal envelope callers expect.
   *
   * The CLI may answer `session.factory.run` and `session.factory.resume`
   * before the run settles, so a non-terminal envelope is followed by a wait
   * on the run's terminal state.
   */
  settleFactoryRun(envelope) {
    if (isFactoryRunTerminal(envelope.status)) {
      return Promise.resolve(envelope);
    }
    return this.waitForFactoryRun(envelope.runId);
  }
  /**
   * Resolve when a factory run reaches a terminal status.
   *
   * The subscription is installed *before* the first read so a transition
   * landing between the two cannot be missed, and re-reads are serialized so
   * overlapping invalidation events cannot interleave — the run's revision
   * advances once per operation, so a burst of events is common and must
   * collapse into a single in-flight read. A bounded periodic re-read keeps a
   * dropped invalidation from leaving the wait pending forever.
   */
  waitForFactoryRun(runId, signal) {
    const abortError = () => signal?.reason ?? new DOMException("Factory run wait was aborted", "AbortError");
    if (signal?.aborted === true) {
      return Promise.reject(abortError());
    }
    return new Promise((resolve2, reject) => {
      let settled = false;
      let reading = false;
      let rereadRequested = false;
      let pollHandle;
      let unsubscribe;
      let onAbort;
      const finish = (complete) => {
        if (settled) {
          return;
        }
        settled = true;
        if (pollHandle !== void 0) {
          clearInterval(pollHandle);
        }
        unsubscribe?.();
        if (onAbort !== void 0) {
          signal?.removeEventListener("abort", onAbort);
        }
        complete();
      };
      const read = async () => {
        if (settled) {
          return;
        }
        if (reading) {
          rereadRequested = true;
          return;
        }
        reading = true;
        try {
          do {
            rereadRequested = false;
            const envelope = await this.rpc.factory.getRun({ runId });
            if (isFactoryRunTerminal(envelope.status)) {
              finish(() => resolve2(envelope));
              return;
            }
          } while (rereadRequested && !settled);
        } catch (error) {
          finish(() => reject(error));
        } finally {
          reading = false;
        }
      };
      if (signal !== void 0) {
        onAbort = () => finish(() => reject(abortError()));
        signal.addEventListener("abort", onAbort, { once: true });
      }
      unsubscribe = this.on("factory.run_updated", (event) => {
        if (event.data.runId === runId) {
          void read();
        }
      });
      pollHandle = setInterval(() => void read(), 5e3);
      pollHandle.unref?.();
      void read();
    });
  }
  /**
   * Typed session-scoped RPC methods.
   */
  get rpc() {
    if (!this._rpc) {
      this._rpc = createSessionRpc(this.connection, this.sessionId);
    }
    return this._rpc;
  }
  /** @internal */
  get internalRpc() {
    if (!this._internalRpc) {
      this._internalRpc = createInternalSessionRpc(this.connection, this.sessionId);
    }
    return this._internalRpc;
  }
  /**
   * Path to the session workspace directory when infinite sessions are enabled.
   * Contains checkpoints/, plan.md, and files/ subdirectories.
   * Undefined if infinite sessions are disabled.
   */
  get workspacePath() {
    return this._workspacePath;
  }
  /**
   * Host capabilities reported when the session was created or resumed.
   * Use this to check feature support before calling capability-gated APIs.
   */
  get capabilities() {
    return this._capabilities;
  }
  /**
   * Interactive UI methods for showing dialogs to the user.
   * Only available when the CLI host supports elicitation
   * (`session.capabilities.ui?.elicitation === true`).
   *
   * @example
   * ```typescript
   * if (session.capabilities.ui?.elicitation) {
   *   const ok = await session.ui.confirm("Deploy to production?");
   * }
   * ```
   */
  get ui() {
    return {
      elicitation: (params) => this._elicitation(params),
      confirm: (message) => this._confirm(message),
      select: (message, options) => this._select(message, options),
      input: (message, options) => this._input(message, options)
    };
  }
  async send(optionsOrPrompt) {
    const options = typeof optionsOrPrompt === "string" ? { prompt: optionsOrPrompt } : optionsOrPrompt;
    const response = await this.connection.sendRequest("session.send", {
      ...await getTraceContext(this.traceContextProvider),
      sessionId: this.sessionId,
      prompt: options.prompt,
      source: options.source,
      displayPrompt: options.displayPrompt,
      attachments: options.attachments,
      mode: options.mode,
      agentMode: options.agentMode,
      requestHeaders: options.requestHeaders
    });
    return response.messageId;
  }
  async sendAndWait(optionsOrPrompt, timeout) {
    const options = typeof optionsOrPrompt === "string" ? { prompt: optionsOrPrompt } : optionsOrPrompt;
    const effectiveTimeout = timeout ?? 6e4;
    let resolveOutcome;
    const outcomePromise = new Promise((resolve2) => {
      resolveOutcome = resolve2;
    });
    let lastAssistantMessage;
    const unsubscribe = this.on((event) => {
      if (event.type === "assistant.message") {
        lastAssistantMessage = event;
      } else if (event.type === "session.idle" && event.data.mode !== "autopilot") {
        resolveOutcome({ kind: "idle" });
      } else if (event.type === "session.error") {
        const error = new Error(event.data.message);
        error.stack = event.data.stack;
        resolveOutcome({ kind: "error", error });
      }
    });
    let timeoutId;
    try {
      await this.send(options);
      const timeoutPromise = new Promise((_, reject) => {
        timeoutId = setTimeout(
          () => reject(
            new Error(
              `Timeout after ${effectiveTimeout}ms waiting for session.idle`
            )
          ),
          effectiveTimeout
        );
      });
      const outcome = await Promise.race([outcomePromise, timeoutPromise]);
      if (outcome.kind === "error") {
        throw outcome.error;
      }
      return lastAssistantMessage;
    } finally {
      if (timeoutId !== void 0) {
        clearTimeout(timeoutId);
      }
      unsubscribe();
    }
  }
  /** @internal */
  _markDisconnected() {
    if (this.disconnected) {
      return;
    }
    this.disconnected = true;
    for (const controller of this.pendingExternalTools.values()) {
      controller.abort();
    }
    this.pendingExternalTools.clear();
    this._runOnDisconnected();
    this.eventHandlers.clear();
    this.typedEventHandlers.clear();
    this.toolHandlers.clear();
    this.permissionHandler = void 0;
    this.userInputHandler = void 0;
    this.elicitationHandler = void 0;
    this.exitPlanModeHandler = void 0;
    this.autoModeSwitchHandler = void 0;
    this.commandHandlers.clear();
    this.canvases.clear();
    this.factories.clear();
    for (const controllersForRun of this.factoryAbortControllers.values()) {
      for (const controller of controllersForRun.values()) {
        controller.abort();
      }
    }
    this.factoryAbortControllers.clear();
    this.transformCallbacks?.clear();
  }
  /** @internal */
  _runOnDisconnected() {
    this.onDisconnected?.();
    this.onDisconnected = void 0;
  }
  /** @internal */
  _setOnDisconnected(callback) {
    this.onDisconnected = callback;
  }
  on(eventTypeOrHandler, handler) {
    if (typeof eventTypeOrHandler === "string" && handler) {
      const eventType = eventTypeOrHandler;
      if (!this.typedEventHandlers.has(eventType)) {
        this.typedEventHandlers.set(eventType, /* @__PURE__ */ new Set());
      }
      const storedHandler = handler;
      this.typedEventHandlers.get(eventType).add(storedHandler);
      return () => {
        const handlers = this.typedEventHandlers.get(eventType);
        if (handlers) {
          handlers.delete(storedHandler);
        }
      };
    }
    const wildcardHandler = eventTypeOrHandler;
    this.eventHandlers.add(wildcardHandler);
    return () => {
      this.eventHandlers.delete(wildcardHandler);
    };
  }
  /**
   * Dispatches an event to all registered handlers.
   * Also handles broadcast request events internally (external tool calls, permissions).
   *
   * @param event - The session event to dispatch
   * @internal This method is for internal use by the SDK.
   */
  _dispatchEvent(event) {
    this._handleBroadcastEvent(event);
    const typedHandlers = this.typedEventHandlers.get(event.type);
    if (typedHandlers) {
      for (const handler of typedHandlers) {
        try {
          handler(event);
        } catch (_error) {
        }
      }
    }
    for (const handler of this.eventHandlers) {
      try {
        handler(event);
      } catch (_error) {
      }
    }
  }
  /**
   * Handles broadcast request events by executing local handlers and responding via RPC.
   * Handlers are dispatched as fire-and-forget — rejections propagate as unhandled promise
   * rejections, consistent with standard EventEmitter / event handler semantics.
   * @internal
   */
  _handleBroadcastEvent(event) {
    if (this.disconnected) {
      return;
    }
    if (event.type === "external_tool.requested") {
      const { requestId, toolName } = event.data;
      const args = event.data.arguments;
      const toolCallId = event.data.toolCallId;
      const traceparent = event.data.traceparent;
      const tracestate = event.data.tracestate;
      const handler = this.toolHandlers.get(toolName);
      if (handler) {
        void this._executeToolAndRespond(
          requestId,
          toolName,
          toolCallId,
          args,
          handler,
          traceparent,
          tracestate
        );
      }
    } else if (event.type === "external_tool.completed") {
      const { requestId } = event.data;
      if (requestId) {
        const controller = this.pendingExternalTools.get(requestId);
        if (controller) {
          this.pendingExternalTools.delete(requestId);
          controller.abort();
        }
      }
    } else if (event.type === "permission.requested") {
      const { requestId, permissionRequest, resolvedByHook } = event.data;
      if (resolvedByHook) {
        return;
      }
      if (this.permissionHandler) {
        void this._executePermissionAndRespond(requestId, permissionRequest);
      }
    } else if (event.type === "mcp.oauth_required") {
      const data = event.data;
      if (!data?.requestId) {
        return;
      }
      if (!this.mcpAuthHandler) {
        console.warn(
          `Received MCP OAuth request without a registered MCP auth handler. SessionId=${this.sessionId}, RequestId=${data.requestId}`
        );
        return;
      }
      void this._executeMcpAuthAndRespond(data);
    } else if (event.type === "command.execute") {
      const { requestId, commandName, command, args } = event.data;
      void this._executeCommandAndRespond(requestId, commandName, command, args);
    } else if (event.type === "elicitation.requested") {
      if (this.elicitationHandler) {
        const { message, requestedSchema, mode, elicitationSource, url, requestId } = event.data;
        void this._handleElicitationRequest(
          {
            sessionId: this.sessionId,
            message,
            requestedSchema,
            mode,
            elicitationSource,
            url
          },
          requestId
        );
      }
    } else if (event.type === "capabilities.changed") {
      this._capabilities = { ...this._capabilities, ...event.data };
    } else if (event.type === "session.canvas.opened") {
      this.upsertOpenCanvasFromEvent(event.data);
    } else if (event.type === "session.canvas.closed") {
      this.removeOpenCanvasFromEvent(event.data);
    }
  }
  upsertOpenCanvasFromEvent(data) {
    if (!isOpenCanvasInstance(data)) {
      console.warn("failed to deserialize session.canvas.opened payload");
      return;
    }
    this.upsertOpenCanvas(data);
  }
  removeOpenCanvasFromEvent(data) {
    if (!data || typeof data !== "object" || typeof data.instanceId !== "string" || data.instanceId.length === 0) {
      console.warn("failed to deserialize session.canvas.closed payload");
      return;
    }
    this.removeOpenCanvas(data.instanceId);
  }
  removeOpenCanvas(instanceId) {
    this.openCanvasInstances = this.openCanvasInstances.filter(
      (open) => open.instanceId !== instanceId
    );
  }
  upsertOpenCanvas(instance) {
    const index = this.openCanvasInstances.findIndex(
      (open) => open.instanceId === instance.instanceId
    );
    if (index >= 0) {
      this.openCanvasInstances[index] = instance;
    } else {
      this.openCanvasInstances.push(instance);
    }
  }
  /**
   * Executes a tool handler and sends the result back via RPC.
   * @internal
   */
  async _executeToolAndRespond(requestId, toolName, toolCallId, args, handler, traceparent, tracestate) {
    const controller = new AbortController();
    if (this.disconnected || this.pendingExternalTools.has(requestId)) {
      return;
    }
    this.pendingExternalTools.set(requestId, controller);
    try {
      let availableTools;
      if (toolName === TOOL_SEARCH_TOOL_NAME) {
        if (controller.signal.aborted) {
          return;
        }
        const aborted = new Promise((resolve2) => {
          controller.signal.addEventListener("abort", () => resolve2(void 0), {
            once: true
          });
        });
        try {
          const metadata = await Promise.race([
            this.rpc.tools.getCurrentMetadata(),
            aborted
          ]);
          availableTools = metadata?.tools ?? void 0;
        } catch {
          availableTools = void 0;
        }
      }
      if (controller.signal.aborted) {
        return;
      }
      const rawResult = await handler(args, {
        sessionId: this.sessionId,
        toolCallId,
        toolName,
        arguments: args,
        availableTools,
        traceparent,
        tracestate,
        signal: controller.signal
      });
      let result;
      if (rawResult == null) {
        result = "";
      } else if (typeof rawResult === "string") {
        result = rawResult;
      } else if (isToolResultObject(rawResult)) {
        result = rawResult;
      } else {
        result = JSON.stringify(rawResult);
      }
      if (!this._claimExternalTool(requestId, controller)) {
        return;
      }
      await this.rpc.tools.handlePendingToolCall({ requestId, result });
    } catch (error) {
      if (!this._claimExternalTool(requestId, controller)) {
        return;
      }
      const message = error instanceof Error ? error.message : String(error);
      try {
        await this.rpc.tools.handlePendingToolCall({ requestId, error: message });
      } catch (rpcError) {
        if (!(rpcError instanceof import_node.ConnectionError || rpcError instanceof import_node.ResponseError)) {
          throw rpcError;
        }
      }
    } finally {
      if (this.pendingExternalTools.get(requestId) === controller) {
        this.pendingExternalTools.delete(requestId);
      }
      controller.abort();
    }
  }
  _claimExternalTool(requestId, controller) {
    if (this.disconnected || this.pendingExternalTools.get(requestId) !== controller) {
      return false;
    }
    this.pendingExternalTools.delete(requestId);
    return true;
  }
  /**
   * Executes a permission handler and sends the result back via RPC.
   * @internal
   */
  async _executePermissionAndRespond(requestId, permissionRequest) {
    try {
      const handlerResult = await this.permissionHandler(permissionRequest, {
        sessionId: this.sessionId,
        managedSettingsEnabled: this.managedSettingsEnabled
      });
      const isAttributed = isAttributedPermissionResult(handlerResult);
      const result = isAttributed ? handlerResult.result : handlerResult;
      const decisionContext = isAttributed ? handlerResult.decisionContext : void 0;
      if (result.kind === "no-result") {
        return;
      }
      if (this.disconnected) {
        return;
      }
      await this.rpc.permissions.handlePendingPermissionRequest(
        decisionContext === void 0 ? { requestId, result } : { requestId, result, decisionContext }
      );
    } catch (error) {
      if (this.disconnected) {
        return;
      }
      console.error("Permission handler or response delivery failed", {
        sessionId: this.sessionId,
        requestId,
        error
      });
      try {
        await this.rpc.permissions.handlePendingPermissionRequest({
          requestId,
          result: {
            kind: "user-not-available"
          }
        });
      } catch (rpcError) {
        if (!(rpcError instanceof import_node.ConnectionError || rpcError instanceof import_node.ResponseError)) {
          throw rpcError;
        }
      }
    }
  }
  /**
   * Executes an MCP auth handler and sends the result back via RPC.
   * @internal
   */
  async _executeMcpAuthAndRespond(request) {
    try {
      const result = await this.mcpAuthHandler(request, { sessionId: this.sessionId });
      const response = result && "accessToken" in result ? { kind: "token", ...result } : { kind: "cancelled" };
      await this.rpc.mcp.oauth.handlePendingRequest({
        requestId: request.requestId,
        result: response
      });
    } catch (_error) {
      try {
        await this.rpc.mcp.oauth.handlePendingRequest({
          requestId: request.requestId,
          result: { kind: "cancelled" }
        });
      } catch (rpcError) {
        if (!(rpcError instanceof import_node.ConnectionError || rpcError instanceof import_node.ResponseError)) {
          throw rpcError;
        }
      }
    }
  }
  /**
   * Executes a command handler and sends the result back via RPC.
   * @internal
   */
  async _executeCommandAndRespond(requestId, commandName, command, args) {
    const handler = this.commandHandlers.get(commandName);
    if (!handler) {
      try {
        await this.rpc.commands.handlePendingCommand({
          requestId,
          error: `Unknown command: ${commandName}`
        });
      } catch (rpcError) {
        if (!(rpcError instanceof import_node.ConnectionError || rpcError instanceof import_node.ResponseError)) {
          throw rpcError;
        }
      }
      return;
    }
    try {
      await handler({ sessionId: this.sessionId, command, commandName, args });
      if (this.disconnected) {
        return;
      }
      await this.rpc.commands.handlePendingCommand({ requestId });
    } catch (error) {
      if (this.disconnected) {
        return;
      }
      const message = error instanceof Error ? error.message : String(error);
      try {
        await this.rpc.commands.handlePendingCommand({ requestId, error: message });
      } catch (rpcError) {
        if (!(rpcError instanceof import_node.ConnectionError || rpcError instanceof import_node.ResponseError)) {
          throw rpcError;
        }
      }
    }
  }
  /**
   * Registers custom tool handlers for this session.
   *
   * Tools with handlers allow the assistant to execute custom functions automatically.
   * Declaration-only tools are surfaced as events and left pending for the consumer.
   *
   * @param tools - An array of tool definitions with their handlers, or undefined to clear all tools
   * @internal This method is typically called internally when creating a session with tools.
   */
  registerTools(tools) {
    this.toolHandlers.clear();
    if (!tools) {
      return;
    }
    for (const tool of tools) {
      if (tool.handler) {
        this.toolHandlers.set(tool.name, tool.handler);
      }
    }
  }
  /**
   * Retrieves a registered tool handler by name.
   *
   * @param name - The name of the tool to retrieve
   * @returns The tool handler if found, or undefined
   * @internal This method is for internal use by the SDK.
   */
  getToolHandler(name) {
    return this.toolHandlers.get(name);
  }
  /**
   * Registers canvas declarations and handlers for this session.
   *
   * @param canvases - Canvases created via `createCanvas`, or undefined to clear all canvases
   * @internal Called by the SDK when creating/resuming a session with `canvases`.
   */
  registerCanvases(canvases) {
    this.canvases.clear();
    if (!canvases || canvases.length === 0) {
      delete this.clientSessionApis.canvas;
      return;
    }
    for (const canvas of canvases) {
      this.canvases.set(canvas.declaration.id, canvas);
    }
    const self = this;
    this.clientSessionApis.canvas = {
      async open(params) {
        const canvas = self.canvases.get(params.canvasId);
        if (!canvas) throw new Error(`No canvas registered with id "${params.canvasId}"`);
        try {
          return await canvas.open(params) ?? {};
        } catch (error) {
          throw toCanvasRpcError(error);
        }
      },
      async close(params) {
        const canvas = self.canvases.get(params.canvasId);
        if (!canvas) throw new Error(`No canvas registered with id "${params.canvasId}"`);
        try {
          if (canvas.onClose) {
            await canvas.onClose(params);
          }
        } catch (error) {
          throw toCanvasRpcError(error);
        }
      },
      async invoke(params) {
        const canvas = self.canvases.get(params.canvasId);
        if (!canvas) throw new Error(`No canvas registered with id "${params.canvasId}"`);
        const handler = canvas.actionHandlers.get(params.actionName);
        if (!handler) {
          throw new CanvasError(
            "canvas_action_no_handler",
            "No handler implemented for this canvas action"
          );
        }
        try {
          return await handler(params);
        } catch (error) {
          throw toCanvasRpcError(error);
        }
      }
    };
  }
  /**
   * Registers factory closures and reverse-RPC handlers for this session.
   *
   * @param factories - Factory handles declared by the joining extension.
   * @internal Called by the SDK when an extension joins a session.
   */
  registerFactories(factories) {
    this.factories.clear();
    if (!factories || factories.length === 0) {
      delete this.clientSessionApis.factory;
      return;
    }
    for (const handle of factories) {
      const definition = getFactoryDefinition(handle);
      if (this.factories.has(definition.meta.name)) {
        throw new Error(
          `Duplicate factory name "${definition.meta.name}". Factory names must be unique within a joinSession call.`
        );
      }
      this.factories.set(definition.meta.name, definition);
    }
    const self = this;
    this.clientSessionApis.factory = {
      async execute(params) {
        const definition = self.factories.get(params.name);
        if (!definition) {
          const message = `No factory registered with name "${params.name}"`;
          throw new import_node.ResponseError(import_node.ErrorCodes.InvalidParams, message, {
            code: "factory_not_found",
            name: params.name
          });
        }
        const controller = new AbortController();
        let controllersForRun = self.factoryAbortControllers.get(params.runId);
        if (controllersForRun === void 0) {
          controllersForRun = /* @__PURE__ */ new Map();
          self.factoryAbortControllers.set(params.runId, controllersForRun);
        }
        controllersForRun.set(params.executionToken, controller);
        const progress = new FactoryProgressBuffer(async (lines) => {
          await self.rpc.factory.log({
            runId: params.runId,
            executionToken: params.executionToken,
            lines
          });
        });
        try {
          const context = {
            runId: params.runId,
            args: params.args,
            session: self,
            signal: controller.signal,
            phase: (title) => {
              throwIfFactoryAborted(controller.signal);
              progress.enqueue("phase", title);
            },
            log: (message) => {
              throwIfFactoryAborted(controller.signal);
              progress.enqueue("log", message);
            },
            agent: async (prompt, options = {}) => {
              await progress.flush();
              const opts = {};
              for (const key of FACTORY_AGENT_OPTION_KEYS) {
                copyDefinedFactoryAgentOption(options, opts, key);
              }
              const response = await awaitFactoryOperation(
                () => self.rpc.factory.agent({
                  factoryRunId: params.runId,
                  executionToken: params.executionToken,
                  prompt,
                  opts
                }),
                controller.signal
              );
              return response.result ?? null;
            },
            step: async (key, producer, options = {}) => {
              await progress.flush();
              if (options.volatile) {
                throwIfFactoryAborted(controller.signal);
                return producer();
              }
              const cached = await awaitFactoryOperation(
                () => self.rpc.factory.journal.get({
                  runId: params.runId,
                  executionToken: params.executionToken,
                  key
                }),
                controller.signal
              );
              if (cached.hit) {
                if (cached.resultJson === void 0) {
                  throw new Error(
                    `step("${key}") journal returned a hit without a result`
                  );
                }
                assertFactoryStepResult(cached.resultJson, key);
                return cached.resultJson;
              }
              const result2 = await producer();
              assertFactoryStepResult(result2, key);
              await awaitFactoryOperation(
                () => self.rpc.factory.journal.put({
                  runId: params.runId,
                  executionToken: params.executionToken,
                  key,
                  resultJson: result2
                }),
                controller.signal
              );
              return result2;
            },
            pause: async (key) => {
              if (typeof key !== "string" || key.length === 0) {
                throw new Error("Factory pause checkpoint key must not be empty");
              }
              const helperScope = factoryExecutionStore.getStore()?.helperScope;
              if (helperScope !== void 0) {
                throw new Error(
                  `Factory pause checkpoints are not allowed inside ${helperScope}() branches`
                );
              }
              await progress.flush();
              const response = await awaitFactoryOperation(
                () => self.internalRpc.factory.pauseAtCheckpoint({
                  runId: params.runId,
                  executionToken: params.executionToken,
                  key
                }),
                controller.signal
              );
              switch (response.action) {
                case "continue":
                  return;
                case "pause":
                  await awaitFactoryOperation(
                    () => new Promise(() => {
                    }),
                    controller.signal
                  );
              }
            },
            parallel: runFactoryParallel,
            pipeline: runFactoryPipeline,
            factory: async () => {
              throw new Error("nested factories are not supported");
            }
          };
          const execution = { active: true };
          const result = await factoryExecutionStore.run(execution, async () => {
            try {
              return await definition.run(context);
            } finally {
              execution.active = false;
            }
          });
          if (result === void 0) {
            return {};
          }
          assertFactoryResult(result);
          return { result };
        } finally {
          try {
            await progress.close();
          } finally {
            const controllersForRun2 = self.factoryAbortControllers.get(params.runId);
            if (controllersForRun2?.get(params.executionToken) === controller) {
              controllersForRun2.delete(params.executionToken);
              if (controllersForRun2.size === 0) {
                self.factoryAbortControllers.delete(params.runId);
              }
            }
          }
        }
      },
      async abort(params) {
        const controllersForRun = self.factoryAbortControllers.get(params.runId);
        const controller = controllersForRun?.get(params.executionToken);
        if (controller !== void 0) {
          controller.abort(new DOMException("Factory run was aborted", "AbortError"));
        }
        return {};
      }
    };
  }
  /**
   * Registers per-provider {@link BearerTokenProvider} callbacks for BYOK providers
   * configured with managed-identity / on-demand bearer-token auth.
   *
   * The runtime never receives the callback itself; the SDK strips it from the
   * provider config and instead sends `hasBearerTokenProvider: true`. When the
   * runtime needs a token it issues a session-scoped `providerToken.getToken`
   * request, which this handler routes to the matching per-provider callback.
   *
   * @param providers - Map of provider name → callback, or undefined/empty to clear.
   * @internal This method is called internally when creating/resuming a session.
   */
  registerBearerTokenProviders(providers) {
    this.bearerTokenProviders.clear();
    if (!providers || providers.size === 0) {
      delete this.clientSessionApis.providerToken;
      return;
    }
    for (const [name, callback] of providers) {
      this.bearerTokenProviders.set(name, callback);
    }
    const self = this;
    this.clientSessionApis.providerToken = {
      async getToken(params) {
        const callback = self.bearerTokenProviders.get(params.providerName);
        if (!callback) {
          throw new Error(
            `No bearer-token provider registered for provider "${params.providerName}"`
          );
        }
        const token = await callback({
          providerName: params.providerName,
          sessionId: params.sessionId
        });
        return { token };
      }
    };
  }
  /**
   * Registers command handlers for this session.
   *
   * @param commands - An array of command definitions with handlers, or undefined to clear
   * @internal This method is typically called internally when creating/resuming a session.
   */
  registerCommands(commands) {
    this.commandHandlers.clear();
    if (!commands) {
      return;
    }
    for (const cmd of commands) {
      this.commandHandlers.set(cmd.name, cmd.handler);
    }
  }
  /**
   * Registers the elicitation handler for this session.
   *
   * @param handler - The handler to invoke when the server dispatches an elicitation request
   * @internal This method is typically called internally when creating/resuming a session.
   */
  registerElicitationHandler(handler) {
    this.elicitationHandler = handler;
  }
  /**
   * Registers the exit-plan-mode handler for this session.
   *
   * @param handler - The handler to invoke when the server dispatches an exit-plan-mode request
   * @internal This method is typically called internally when creating/resuming a session.
   */
  registerExitPlanModeHandler(handler) {
    this.exitPlanModeHandler = handler;
  }
  /**
   * Registers the auto-mode-switch handler for this session.
   *
   * @param handler - The handler to invoke when the server dispatches an auto-mode-switch request
   * @internal This method is typically called internally when creating/resuming a session.
   */
  registerAutoModeSwitchHandler(handler) {
    this.autoModeSwitchHandler = handler;
  }
  /**
   * Handles an elicitation.requested broadcast event.
   * Invokes the registered handler and responds via handlePendingElicitation RPC.
   * @internal
   */
  async _handleElicitationRequest(context, requestId) {
    if (!this.elicitationHandler) {
      return;
    }
    try {
      const result = await this.elicitationHandler(context);
      await this.rpc.ui.handlePendingElicitation({
        requestId,
        result: {
          action: result.action,
          ...result.content ? { content: result.content } : {}
        }
      });
    } catch {
      try {
        await this.rpc.ui.handlePendingElicitation({
          requestId,
          result: { action: "cancel" }
        });
      } catch (rpcError) {
        if (!(rpcError instanceof import_node.ConnectionError || rpcError instanceof import_node.ResponseError)) {
          throw rpcError;
        }
      }
    }
  }
  /**
   * Handles an exitPlanMode.request callback from the runtime.
   * @internal
   */
  async _handleExitPlanModeRequest(request) {
    if (!this.exitPlanModeHandler) {
      return { approved: true };
    }
    return await this.exitPlanModeHandler(request, { sessionId: this.sessionId });
  }
  /**
   * Handles an autoModeSwitch.request callback from the runtime.
   * @internal
   */
  async _handleAutoModeSwitchRequest(request) {
    if (!this.autoModeSwitchHandler) {
      return "no";
    }
    return await this.autoModeSwitchHandler(request, { sessionId: this.sessionId });
  }
  /**
   * Sets the host capabilities for this session.
   *
   * @param capabilities - The capabilities object from the create/resume response
   * @internal This method is typically called internally when creating/resuming a session.
   */
  setCapabilities(capabilities) {
    this._capabilities = capabilities ?? {};
  }
  /**
   * Snapshot of canvas instances currently known to be open for this session.
   * Populated from the `session.resume` response and live `session.canvas.opened`
   * and `session.canvas.closed` events. Returns a defensive copy — mutating the
   * returned array has no effect on the session.
   */
  get openCanvases() {
    return [...this.openCanvasInstances];
  }
  /**
   * Sets the open-canvas snapshot for this session.
   *
   * @param instances - The `openCanvases` array from the `session.resume` response.
   * @internal This method is typically called internally when resuming a session.
   */
  setOpenCanvases(instances) {
    this.openCanvasInstances = [...instances];
  }
  assertElicitation() {
    if (!this._capabilities.ui?.elicitation) {
      throw new Error(
        "Elicitation is not supported by the host. Check session.capabilities.ui?.elicitation before calling UI methods."
      );
    }
  }
  async _elicitation(params) {
    this.assertElicitation();
    return this.rpc.ui.elicitation({
      message: params.message,
      requestedSchema: params.requestedSchema
    });
  }
  async _confirm(message) {
    this.assertElicitation();
    const result = await this.rpc.ui.elicitation({
      message,
      requestedSchema: {
        type: "object",
        properties: {
          confirmed: { type: "boolean", default: true }
        },
        required: ["confirmed"]
      }
    });
    return result.action === "accept" && result.content?.confirmed === true;
  }
  async _select(message, options) {
    this.assertElicitation();
    const result = await this.rpc.ui.elicitation({
      message,
      requestedSchema: {
        type: "object",
        properties: {
          selection: { type: "string", enum: options }
        },
        required: ["selection"]
      }
    });
    if (result.action === "accept" && result.content?.selection != null) {
      return result.content.selection;
    }
    return null;
  }
  async _input(message, options) {
    this.assertElicitation();
    const field = { type: "string" };
    if (options?.title) field.title = options.title;
    if (options?.description) field.description = options.description;
    if (options?.minLength != null) field.minLength = options.minLength;
    if (options?.maxLength != null) field.maxLength = options.maxLength;
    if (options?.format) field.format = options.format;
    if (options?.default != null) field.default = options.default;
    const result = await this.rpc.ui.elicitation({
      message,
      requestedSchema: {
        type: "object",
        properties: {
          value: field
        },
        required: ["value"]
      }
    });
    if (result.action === "accept" && result.content?.value != null) {
      return result.content.value;
    }
    return null;
  }
  /**
   * Registers a handler for permission requests.
   *
   * When the assistant needs permission to perform certain actions (e.g., file operations),
   * this handler is called to approve or deny the request.
   *
   * @param handler - The permission handler function, or undefined to remove the handler
   * @internal This method is typically called internally when creating a session.
   */
  registerPermissionHandler(handler) {
    this.permissionHandler = handler;
  }
  /**
   * Registers a user input handler for ask_user requests.
   *
   * When the agent needs input from the user (via ask_user tool),
   * this handler is called to provide the response.
   *
   * @param handler - The user input handler function, or undefined to remove the handler
   * @internal This method is typically called internally when creating a session.
   */
  registerUserInputHandler(handler) {
    this.userInputHandler = handler;
  }
  /**
   * Registers hook handlers for session lifecycle events.
   *
   * Hooks allow custom logic to be executed at various points during
   * the session lifecycle (before/after tool use, session start/end, etc.).
   *
   * @param hooks - The hook handlers object, or undefined to remove all hooks
   * @internal This method is typically called internally when creating a session.
   */
  registerHooks(hooks) {
    this.hooks = hooks;
  }
  /**
   * Registers transform callbacks for system message sections.
   *
   * @param callbacks - Map of section ID to transform callback, or undefined to clear
   * @internal This method is typically called internally when creating a session.
   */
  registerTransformCallbacks(callbacks) {
    this.transformCallbacks = callbacks;
  }
  /**
   * Handles a systemMessage.transform request from the runtime.
   * Dispatches each section to its registered transform callback.
   *
   * @param sections - Map of section IDs to their current rendered content
   * @returns A promise that resolves with the transformed sections
   * @internal This method is for internal use by the SDK.
   */
  async _handleSystemMessageTransform(sections) {
    const result = {};
    for (const [sectionId, { content }] of Object.entries(sections)) {
      const callback = this.transformCallbacks?.get(sectionId);
      if (callback) {
        try {
          const transformed = await callback(content);
          result[sectionId] = { content: transformed };
        } catch (_error) {
          result[sectionId] = { content };
        }
      } else {
        result[sectionId] = { content };
      }
    }
    return { sections: result };
  }
  /**
   * Handles a user input request from the Copilot CLI.
   *
   * @param request - The user input request data from the CLI
   * @returns A promise that resolves with the user's response
   * @internal This method is for internal use by the SDK.
   */
  async _handleUserInputRequest(request) {
    if (!this.userInputHandler) {
      throw new Error("User input requested but no handler registered");
    }
    try {
      const result = await this.userInputHandler(request, {
        sessionId: this.sessionId
      });
      return result;
    } catch (error) {
      throw error;
    }
  }
  /**
   * Handles a hooks invocation from the Copilot CLI.
   *
   * @param hookType - The type of hook being invoked
   * @param input - The input data for the hook
   * @returns A promise that resolves with the hook output, or undefined
   * @internal This method is for internal use by the SDK.
   */
  async _handleHooksInvoke(hookType, input) {
    if (!this.hooks) {
      return void 0;
    }
    const normalized = deserializeHookInput(input);
    const handlerMap = {
      preToolUse: this.hooks.onPreToolUse,
      preMcpToolCall: this.hooks.onPreMcpToolCall,
      postToolUse: this.hooks.onPostToolUse,
      postToolUseFailure: this.hooks.onPostToolUseFailure,
      userPromptSubmitted: this.hooks.onUserPromptSubmitted,
      userPromptTransformed: this.hooks.onUserPromptTransformed,
      sessionStart: this.hooks.onSessionStart,
      sessionEnd: this.hooks.onSessionEnd,
      errorOccurred: this.hooks.onErrorOccurred,
      agentStop: this.hooks.onAgentStop
    };
    const handler = handlerMap[hookType];
    if (!handler) {
      return void 0;
    }
    try {
      const result = await handler(normalized, { sessionId: this.sessionId });
      return result;
    } catch (_error) {
      return void 0;
    }
  }
  /**
   * Retrieves all events and messages from this session's history.
   *
   * This returns the complete conversation history including user messages,
   * assistant responses, tool executions, and other session events.
   *
   * @returns A promise that resolves with an array of all session events
   * @throws Error if the session has been disconnected or the connection fails
   *
   * @example
   * ```typescript
   * const events = await session.getEvents();
   * for (const event of events) {
   *   if (event.type === "assistant.message") {
   *     console.log("Assistant:", event.data.content);
   *   }
   * }
   * ```
   */
  async getEvents() {
    const response = await this.connection.sendRequest("session.getMessages", {
      sessionId: this.sessionId
    });
    return response.events;
  }
  /**
   * Disconnects this session and releases all in-memory resources (event handlers,
   * tool handlers, permission handlers).
   *
   * Session state on disk (conversation history, planning state, artifacts) is
   * preserved, so the conversation can be resumed later by calling
   * {@link CopilotClient.resumeSession} with the session ID. To permanently
   * remove all session data including files on disk, use
   * {@link CopilotClient.deleteSession} instead.
   *
   * After calling this method, the session object can no longer be used.
   *
   * @returns A promise that resolves when the session is disconnected
   * @throws Error if the connection fails
   *
   * @example
   * ```typescript
   * // Clean up when done — session can still be resumed later
   * await session.disconnect();
   * ```
   */
  async disconnect() {
    if (this.disconnected || this.disconnecting) {
      return;
    }
    this.disconnecting = true;
    try {
      let response = { success: false };
      for (let attempt2 = 0; attempt2 < 2 && !response.success; attempt2++) {
        response = await this.connection.sendRequest("session.detach", {
          sessionId: this.sessionId
        });
      }
      if (!response.success) {
        throw new Error(
          `Failed to disconnect session ${this.sessionId}: ${response.error || "Unknown error"}`
        );
      }
      this._markDisconnected();
    } catch (error) {
      this.disconnecting = false;
      throw error;
    }
  }
  /** Enables `await using session = ...` syntax for automatic cleanup. */
  async [Symbol.asyncDispose]() {
    return this.disconnect();
  }
  /**
   * Aborts the currently processing message in this session.
   *
   * Use this to cancel a long-running request. The session remains valid
   * and can continue to be used for new messages.
   *
   * @returns A promise that resolves when the abort request is acknowledged
   * @throws Error if the session has been disconnected or the connection fails
   *
   * @example
   * ```typescript
   * // Start a long-running request
   * const messagePromise = session.send({ prompt: "Write a very long story..." });
   *
   * // Abort after 5 seconds
   * setTimeout(async () => {
   *   await session.abort();
   * }, 5000);
   * ```
   */
  async abort() {
    await this.connection.sendRequest("session.abort", {
      sessionId: this.sessionId
    });
  }
  /**
   * Change the model for this session.
   * The new model takes effect for the next message. Conversation history is preserved.
   *
   * @param model - Model ID to switch to
   * @param options - Optional settings for the new model
   *
   * @example
   * ```typescript
   * await session.setModel("gpt-5.4");
   * await session.setModel("claude-sonnet-4.6", { reasoningEffort: "high" });
   *
   * // Select the Auto model and its routing preference in one call.
   * await session.setModel("auto", { autoTier: "intelligence" });
   * ```
   */
  async setModel(model, options) {
    await this.rpc.model.switchTo({ modelId: model, ...options });
  }
  /**
   * Change the Auto routing preference without changing the selected model.
   *
   * The runtime does not apply the preference immediately. It records the
   * request and commits it only when a later user turn using the `auto` model
   * successfully obtains a usable model from the provider. A `pending` status
   * therefore confirms that the request was accepted, not that it took effect.
   *
   * Watch for the outcome through the `session.model_change` event on success,
   * or the ephemeral `session.auto_tier_switch_failed` event on failure. You
   * can also read the current committed and in-flight state at any time with
   * `session.rpc.model.getCurrent()`.
   *
   * Only the most recent request survives: issuing a new request replaces any
   * earlier one that has not yet been claimed by a turn.
   *
   * @param autoTier - Routing preference to activate, or `null` to return to
   *   the provider's default Auto routing
   * @returns The runtime's immediate acknowledgement and Auto preference snapshot
   *
   * @experimental Part of an experimental Auto routing surface and may change
   * or be removed in a future release.
   *
   * @example
   * ```typescript
   * const result = await session.setAutoTier("intelligence");
   * if (result.status === "pending") {
   *     // Takes effect on a later turn that uses the `auto` model.
   * }
   * ```
   */
  async setAutoTier(autoTier) {
    return await this.rpc.model.switchAutoTier({ autoTier });
  }
  /**
   * Log a message to the session timeline.
   * The message appears in the session event stream and is visible to SDK consumers
   * and (for non-ephemeral messages) persisted to the session event log on disk.
   *
   * @param message - Human-readable message text
   * @param options - Optional log level and ephemeral flag
   *
   * @example
   * ```typescript
   * await session.log("Processing started");
   * await session.log("Disk usage high", { level: "warning" });
   * await session.log("Connection failed", { level: "error" });
   * await session.log("Debug info", { ephemeral: true });
   * ```
   */
  async log(message, options) {
    await this.rpc.log({ message, ...options });
  }
};
function isToolResultObject(value) {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  if (!("textResultForLlm" in value) || typeof value.textResultForLlm !== "string") {
    return false;
  }
  if (!("resultType" in value) || typeof value.resultType !== "string") {
    return false;
  }
  const allowedResultTypes = [
    "success",
    "failure",
    "rejected",
    "denied",
    "timeout"
  ];
  return allowedResultTypes.includes(value.resultType);
}
function toCanvasRpcError(error) {
  if (error instanceof import_node.ResponseError) return error;
  const code2 = error instanceof CanvasError ? error.code : "canvas_handler_error";
  const message = error instanceof Error ? error.message : String(error);
  return new import_node.ResponseError(import_node.ErrorCodes.InternalError, message, { code: code2, message });
}
function strictJsonValidationError(context, category, message, path) {
  return new import_node.ResponseError(import_node.ErrorCodes.InternalError, message, {
    code: context.code,
    category,
    path
  });
}
function assertStrictJson(value, context) {
  const ancestors = /* @__PURE__ */ new Set();
  const visit = (current, path, allowUndefined) => {
    if (current === void 0) {
      if (allowUndefined) {
        return;
      }
      throw strictJsonValidationError(
        context,
        "nested_undefined",
        `${context.label} contains nested undefined at ${path}`,
        path
      );
    }
    if (current === null || typeof current === "boolean" || typeof current === "string") {
      return;
    }
    if (typeof current === "number") {
      if (!Number.isFinite(current)) {
        throw strictJsonValidationError(
          context,
          "non_finite_number",
          `${context.label} contains a non-finite number at ${path}`,
          path
        );
      }
      if (Object.is(current, -0)) {
        throw strictJsonValidationError(
          context,
          "negative_zero",
          `${context.label} contains negative zero at ${path}; normalize it to 0`,
          path
        );
      }
      return;
    }
    if (typeof current === "function" || typeof current === "symbol" || typeof current === "bigint") {
      throw strictJsonValidationError(
        context,
        "unsupported_type",
        `${context.label} contains a function, symbol, or BigInt at ${path}`,
        path
      );
    }
    if (typeof current !== "object") {
      throw strictJsonValidationError(
        context,
        "unsupported_type",
        `${context.label} contains a function, symbol, or BigInt at ${path}`,
        path
      );
    }
    if (ancestors.has(current)) {
      throw strictJsonValidationError(
        context,
        "cyclic_value",
        `${context.label} contains a cyclic reference at ${path}`,
        path
      );
    }
    ancestors.add(current);
    try {
      if (Array.isArray(current)) {
        const keys = Reflect.ownKeys(current);
        if (keys.length !== current.length + 1 || keys.some(
          (key) => key !== "length" && (typeof key !== "string" || !/^(0|[1-9]\d*)$/.test(key) || Number(key) >= current.length)
        )) {
          throw strictJsonValidationError(
            context,
            "unsupported_object",
            `${context.label} contains a non-JSON array property at ${path}`,
            path
          );
        }
        for (let index = 0; index < current.length; index++) {
          const descriptor = Object.getOwnPropertyDescriptor(current, String(index));
          if (descriptor === void 0 || !descriptor.enumerable || !("value" in descriptor)) {
            throw strictJsonValidationError(
              context,
              "unsupported_object",
              `${context.label} contains a non-JSON array property at ${path}[${index}]`,
              `${path}[${index}]`
            );
          }
          visit(descriptor.value, `${path}[${index}]`, false);
        }
        return;
      }
      const prototype = Object.getPrototypeOf(current);
      if (prototype !== Object.prototype && prototype !== null) {
        throw strictJsonValidationError(
          context,
          "unsupported_object",
          `${context.label} contains a non-JSON object at ${path}`,
          path
        );
      }
      for (const key of Reflect.ownKeys(current)) {
        if (typeof key === "symbol") {
          throw strictJsonValidationError(
            context,
            "unsupported_type",
            `${context.label} contains a function, symbol, or BigInt at ${path}`,
            path
          );
        }
        const propertyPath = /^[A-Za-z_$][\w$]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
        const descriptor = Object.getOwnPropertyDescriptor(current, key);
        if (descriptor === void 0 || !descriptor.enumerable || !("value" in descriptor)) {
          throw strictJsonValidationError(
            context,
            "unsupported_object",
            `${context.label} contains a non-JSON property at ${propertyPath}`,
            propertyPath
          );
        }
        visit(descriptor.value, propertyPath, false);
      }
    } finally {
      ancestors.delete(current);
    }
  };
  visit(value, "$", context.allowTopLevelUndefined);
}
function assertFactoryResult(value) {
  assertStrictJson(value, {
    code: "factory_result_not_json",
    label: "Factory result",
    allowTopLevelUndefined: true
  });
}
function assertFactoryStepResult(value, key) {
  assertStrictJson(value, {
    code: "factory_step_not_json",
    label: `Factory step "${key}" result`,
    allowTopLevelUndefined: false
  });
}

// node_modules/@github/copilot-sdk/dist/runtimeArtifacts.js
init_define_RUNTIME_PACKAGES();
import {
  chmodSync,
  copyFileSync,
  existsSync as existsSync4,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync
} from "node:fs";
import { createHash as createHash2 } from "node:crypto";
import { createRequire as createRequire2 } from "node:module";
import { homedir } from "node:os";
import { dirname as dirname4, join as join4, relative as relative2, sep } from "node:path";

// node_modules/@github/copilot-sdk/dist/cliVersion.js
init_define_RUNTIME_PACKAGES();
var COPILOT_CLI_VERSION = "1.0.85";
var COPILOT_CLI_USE_NPM_PACKAGE = false;

// node_modules/@github/copilot-sdk/dist/runtimeArtifacts.js
var require2 = createRequire2(typeof __filename === "string" ? __filename : import.meta.url);
var EXCLUDED_TOP_LEVEL = /* @__PURE__ */ new Set([
  "app.js",
  "assets",
  "changelog.json",
  "copilot",
  "copilot.exe",
  "foundry-local-sdk",
  "index.js",
  "LICENSE.md",
  "napi-oop-runtime",
  "npm-loader.js",
  "package.json",
  "pvrecorder",
  "queries",
  "README.md",
  "sea-loader.js",
  "webview"
]);
function validateFile(path, label) {
  if (!existsSync4(path)) {
    throw new Error(`${label} not found at ${path}.`);
  }
  if (statSync(path).size === 0) {
    throw new Error(`${label} at ${path} is empty.`);
  }
}
function validateRuntimeBundle(wrapper, runtimeNode) {
  validateFile(wrapper, "Copilot runtime wrapper");
  validateFile(runtimeNode, "Copilot runtime.node");
}
function isExcluded(relativePath) {
  const parts = relativePath.split(sep);
  const topLevel = parts[0];
  const fileName = parts.at(-1) ?? "";
  return EXCLUDED_TOP_LEVEL.has(topLevel) || /^tree-sitter.*\.wasm$/.test(topLevel) || /^voice-.*\.js$/.test(topLevel) || fileName === "cli-native.node" || parts.includes("mediaremote-adapter") || fileName.startsWith("copilot-runtime-bin");
}
function collectRuntimeAssets(sources) {
  const assets = [];
  const visit = (directory) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const source = join4(directory, entry.name);
      const sourceRelative = relative2(sources.packageRoot, source);
      if (isExcluded(sourceRelative)) {
        continue;
      }
      if (entry.isDirectory()) {
        visit(source);
        continue;
      }
      if (!entry.isFile() && !entry.isSymbolicLink()) {
        continue;
      }
      const parts = sourceRelative.split(sep);
      if (parts[0] === "prebuilds") {
        if (parts[1] !== sources.platform || parts.length < 3) {
          continue;
        }
      }
      assets.push({ source, relativePath: sourceRelative });
    }
  };
  visit(sources.packageRoot);
  return assets.sort((left, right) => left.relativePath.localeCompare(right.relativePath));
}
function sourceFingerprint(assets) {
  const hash = createHash2("sha256");
  for (const asset of assets) {
    const stat2 = lstatSync(asset.source);
    hash.update(asset.relativePath).update("\0");
    hash.update(`${stat2.size}:${stat2.mtimeMs}`).update("\0");
  }
  return hash.digest("hex").slice(0, 20);
}
function makeExecutable(path) {
  if (process.platform === "win32") {
    return;
  }
  const mode = statSync(path).mode;
  if ((mode & 73) === 0) {
    chmodSync(path, mode | 73);
  }
}
function defaultRuntimeCacheRoot(platform = process.platform, home = homedir(), environment = process.env) {
  const cacheDirectory = platform === "win32" ? environment.LOCALAPPDATA ?? join4(home, "AppData", "Local") : platform === "darwin" ? join4(home, "Library", "Caches") : environment.XDG_CACHE_HOME ?? join4(home, ".cache");
  return join4(cacheDirectory, "github-copilot-sdk", "runtime");
}
function materializeRuntimeBundle(sources, cacheRoot = defaultRuntimeCacheRoot(), cacheKey = `${sources.platform}-${sourceFingerprint(collectRuntimeAssets(sources))}`) {
  const assets = collectRuntimeAssets(sources);
  const wrapperName = sources.platform.startsWith("win32") ? "copilot-runtime.exe" : "copilot-runtime";
  const prebuildDir = join4("prebuilds", sources.platform);
  const wrapperRelative = join4(prebuildDir, wrapperName);
  const runtimeNodeRelative = join4(prebuildDir, "runtime.node");
  const sourceWrapper = assets.find((asset) => asset.relativePath === wrapperRelative)?.source;
  const sourceRuntimeNode = assets.find(
    (asset) => asset.relativePath === runtimeNodeRelative
  )?.source;
  validateRuntimeBundle(sourceWrapper ?? "", sourceRuntimeNode ?? "");
  const installDir = join4(cacheRoot, cacheKey);
  const installedWrapper = join4(installDir, wrapperRelative);
  const installedRuntimeNode = join4(installDir, runtimeNodeRelative);
  if (existsSync4(installDir)) {
    validateRuntimeBundle(installedWrapper, installedRuntimeNode);
    makeExecutable(installedWrapper);
    return installedWrapper;
  }
  mkdirSync(cacheRoot, { recursive: true });
  const stagingDir = mkdtempSync(join4(cacheRoot, ".runtime-"));
  try {
    for (const asset of assets) {
      const destination = join4(stagingDir, asset.relativePath);
      mkdirSync(dirname4(destination), { recursive: true });
      copyFileSync(asset.source, destination);
    }
    const stagedWrapper = join4(stagingDir, wrapperRelative);
    makeExecutable(stagedWrapper);
    renameSync(stagingDir, installDir);
  } catch (error) {
    if (!existsSync4(installDir)) {
      throw error;
    }
    validateRuntimeBundle(installedWrapper, installedRuntimeNode);
  } finally {
    rmSync(stagingDir, { recursive: true, force: true });
  }
  return installedWrapper;
}
function isMusl() {
  if (process.platform !== "linux") {
    return false;
  }
  const report = process.report?.getReport();
  return report?.header?.glibcVersionRuntime === void 0;
}
function getRuntimePlatform(platform = process.platform, arch = process.arch, musl = isMusl()) {
  if (arch !== "x64" && arch !== "arm64") {
    throw new Error(`Unsupported Copilot CLI architecture: ${arch}.`);
  }
  if (platform === "linux") {
    return `${musl ? "linuxmusl" : "linux"}-${arch}`;
  }
  if (platform === "darwin" || platform === "win32") {
    return `${platform}-${arch}`;
  }
  throw new Error(`Unsupported Copilot CLI platform: ${platform}-${arch}.`);
}
function getRuntimePackageName(platform) {
  return `@github/copilot-sdk-${platform}`;
}
function resolvePackageRoot(packageName, searchPaths = require2.resolve.paths(packageName) ?? []) {
  return searchPaths.map((base) => join4(base, ...packageName.split("/"))).find((candidate) => existsSync4(join4(candidate, "package.json")));
}
async function ensureRuntimeBundle(version, options = {}) {
  const platform = options.platform ?? getRuntimePlatform();
  if (COPILOT_CLI_USE_NPM_PACKAGE) {
    const packageName2 = `@github/copilot-${platform}`;
    const packageRoot2 = resolvePackageRoot(packageName2, options.packageSearchPaths);
    if (!packageRoot2) {
      throw new Error(`Could not resolve ${packageName2} for Copilot CLI ${version}.`);
    }
    validateFile(
      join4(packageRoot2, "prebuilds", platform, "runtime.node"),
      "Copilot runtime.node"
    );
    return materializeRuntimeBundle(
      { packageRoot: packageRoot2, platform },
      options.cacheRoot,
      `${version}-${platform}`
    );
  }
  const packageName = getRuntimePackageName(platform);
  const packageRoot = resolvePackageRoot(packageName, options.packageSearchPaths);
  if (!packageRoot) {
    throw new Error(
      `Could not resolve ${packageName}. Reinstall @github/copilot-sdk so its platform package is installed.`
    );
  }
  const wrapperName = platform.startsWith("win32") ? "copilot-runtime.exe" : "copilot-runtime";
  const prebuildDir = join4(packageRoot, "prebuilds", platform);
  const wrapper = join4(prebuildDir, wrapperName);
  try {
    validateRuntimeBundle(wrapper, join4(prebuildDir, "runtime.node"));
  } catch (error) {
    throw new Error(
      `${packageName} is missing required Copilot CLI runtime files. Reinstall @github/copilot-sdk.`,
      { cause: error }
    );
  }
  makeExecutable(wrapper);
  return wrapper;
}

// node_modules/@github/copilot-sdk/dist/toolSet.js
init_define_RUNTIME_PACKAGES();
var VALID_TOOL_NAME = /^[a-zA-Z0-9_-]+$/;
function validateName(kind, name) {
  if (name === "*") {
    return;
  }
  if (!VALID_TOOL_NAME.test(name)) {
    throw new Error(
      `Invalid ${kind} tool name '${name}': tool names must match /^[a-zA-Z0-9_-]+$/ or be the wildcard '*'.`
    );
  }
}
var ToolSet = class {
  items = [];
  addBuiltIn(nameOrNames) {
    const names = typeof nameOrNames === "string" ? [nameOrNames] : nameOrNames;
    for (const name of names) {
      validateName("builtin", name);
      this.items.push(`builtin:${name}`);
    }
    return this;
  }
  /**
   * Adds a custom tool pattern. Matches tools registered via the SDK's
   * `tools` option or via custom agents.
   *
   * @param name A specific custom tool name or `"*"` to match all custom tools.
   */
  addCustom(name) {
    validateName("custom", name);
    this.items.push(`custom:${name}`);
    return this;
  }
  /**
   * Adds an MCP tool pattern. Matches tools advertised by any configured
   * MCP server.
   *
   * @param toolName The runtime's canonical wire name for the MCP tool
   *   (e.g. `"github-list_issues"`), or `"*"` to match all MCP tools from
   *   any server.
   */
  addMcp(toolName) {
    validateName("mcp", toolName);
    this.items.push(`mcp:${toolName}`);
    return this;
  }
  /**
   * Returns a defensive copy of the accumulated filter strings, suitable for
   * passing as {@link SessionConfigBase.availableTools}.
   */
  toArray() {
    return [...this.items];
  }
};

// node_modules/@github/copilot-sdk/dist/client.js
var MIN_PROTOCOL_VERSION = 3;
var RUNTIME_SHUTDOWN_TIMEOUT_MS = 1e4;
function isZodSchema(value) {
  return value != null && typeof value === "object" && "toJSONSchema" in value && typeof value.toJSONSchema === "function";
}
async function withTimeout2(promise, timeoutMs, message) {
  let timeout;
  try {
    return await Promise.race([
      promise,
      new Promise((_, reject) => {
        timeout = setTimeout(() => reject(new Error(message)), timeoutMs);
      })
    ]);
  } finally {
    if (timeout !== void 0) {
      clearTimeout(timeout);
    }
  }
}
async function waitForChildExit(child, timeoutMs) {
  if (child.exitCode != null || child.signalCode != null) {
    return true;
  }
  return new Promise((resolve2) => {
    let timeout;
    let settled = false;
    const onExit = () => {
      if (settled) {
        return;
      }
      settled = true;
      clearTimeout(timeout);
      resolve2(true);
    };
    timeout = setTimeout(() => {
      if (settled) {
        return;
      }
      settled = true;
      child.off("exit", onExit);
      resolve2(false);
    }, timeoutMs);
    child.once("exit", onExit);
    if (child.exitCode != null || child.signalCode != null) {
      onExit();
    }
  });
}
function toJsonSchema(parameters) {
  if (!parameters) return void 0;
  if (isZodSchema(parameters)) {
    return parameters.toJSONSchema();
  }
  return parameters;
}
var DEFAULT_PROVIDER_NAME = "default";
function extractBearerTokenProviders(provider, providers) {
  const callbacks = /* @__PURE__ */ new Map();
  let wireProvider = provider;
  if (provider?.bearerTokenProvider) {
    const { bearerTokenProvider, ...rest } = provider;
    callbacks.set(DEFAULT_PROVIDER_NAME, bearerTokenProvider);
    wireProvider = {
      ...rest,
      hasBearerTokenProvider: true
    };
  }
  let wireProviders = providers;
  if (providers?.some((p) => p.bearerTokenProvider)) {
    wireProviders = providers.map((p) => {
      if (!p.bearerTokenProvider) return p;
      const { bearerTokenProvider, ...rest } = p;
      callbacks.set(p.name, bearerTokenProvider);
      return {
        ...rest,
        hasBearerTokenProvider: true
      };
    });
  }
  return { wireProvider, wireProviders, callbacks };
}
function toWireMcpServers(mcpServers) {
  if (!mcpServers) return void 0;
  return Object.fromEntries(
    Object.entries(mcpServers).map(([name, server]) => {
      if ("workingDirectory" in server) {
        const { workingDirectory, ...rest } = server;
        return [name, { ...rest, cwd: workingDirectory }];
      }
      return [name, server];
    })
  );
}
function toWireCustomAgents(agents) {
  if (!agents) return void 0;
  return agents.map((agent) => {
    if (!agent.mcpServers) return agent;
    const { mcpServers, ...rest } = agent;
    return { ...rest, mcpServers: toWireMcpServers(mcpServers) };
  });
}
function clientInfoToWire(info) {
  if (info == null) return void 0;
  const wire = {};
  if (info.applicationName) wire.editorName = info.applicationName;
  if (info.applicationVersion) wire.editorVersion = info.applicationVersion;
  if (info.integrationName) wire.extensionName = info.integrationName;
  if (info.integrationVersion) wire.extensionVersion = info.integrationVersion;
  return Object.keys(wire).length > 0 ? wire : void 0;
}
function toWireLargeOutput(config) {
  if (!config) return void 0;
  const { outputDirectory, ...rest } = config;
  const wire = { ...rest };
  if (outputDirectory !== void 0) {
    wire.outputDir = outputDirectory;
  }
  return wire;
}
function toolFilterListToArray(value) {
  if (value === void 0) {
    return void 0;
  }
  return value instanceof ToolSet ? value.toArray() : value;
}
function validateToolFilterList(field, list2) {
  if (!list2) {
    return;
  }
  for (const entry of list2) {
    if (entry === "*") {
      throw new Error(
        `Invalid ${field} entry '*': there is no bare wildcard. Use one or more of \`new ToolSet().addBuiltIn('*')\`, \`.addMcp('*')\`, or \`.addCustom('*')\` to target a specific source.`
      );
    }
  }
}
function extractTransformCallbacks(systemMessage) {
  if (!systemMessage || systemMessage.mode !== "customize" || !systemMessage.sections) {
    return { wirePayload: systemMessage, transformCallbacks: void 0 };
  }
  const transformCallbacks = /* @__PURE__ */ new Map();
  const wireSections = {};
  for (const [sectionId, override] of Object.entries(systemMessage.sections)) {
    if (!override) continue;
    if (typeof override.action === "function") {
      transformCallbacks.set(sectionId, override.action);
      wireSections[sectionId] = { action: "transform" };
    } else {
      wireSections[sectionId] = { action: override.action, content: override.content };
    }
  }
  if (transformCallbacks.size === 0) {
    return { wirePayload: systemMessage, transformCallbacks: void 0 };
  }
  const wirePayload = {
    ...systemMessage,
    sections: wireSections
  };
  return { wirePayload, transformCallbacks };
}
function getNodeExecPath() {
  if (process.versions.bun) {
    return "node";
  }
  return process.execPath;
}
function getBundledRuntimePath() {
  return ensureRuntimeBundle(COPILOT_CLI_VERSION);
}
var TeardownResilientStreamMessageWriter = class extends import_node2.StreamMessageWriter {
  suppressWriteErrors = false;
  async write(msg) {
    try {
      await super.write(msg);
    } catch (error) {
      if (!this.suppressWriteErrors) {
        throw error;
      }
    }
  }
};
var CopilotClient = class _CopilotClient {
  cliStartTimeout = null;
  cliProcess = null;
  ffiHost = null;
  connection = null;
  messageWriter = null;
  connectionClosed = false;
  socket = null;
  runtimePort = null;
  actualHost = "localhost";
  state = "disconnected";
  /** Shared in-flight start; concurrent callers await it instead of spawning another CLI. */
  startPromise = null;
  sessions = /* @__PURE__ */ new Map();
  stderrBuffer = "";
  // Captures CLI stderr for error messages
  /** Resolved connection mode chosen in the constructor. */
  connectionConfig;
  /** Resolved path to the runtime executable (only used for child-process kinds). */
  resolvedCliPath;
  /** Resolved environment passed to the spawned runtime. */
  resolvedEnv;
  options;
  isExternalServer = false;
  forceStopping = false;
  /** Token sent in `connect`; auto-generated when the SDK spawns its own CLI in TCP mode. */
  effectiveConnectionToken;
  onListModels;
  onGetTraceContext;
  modelsCache = null;
  modelsCacheLock = Promise.resolve();
  sessionLifecycleHandlers = /* @__PURE__ */ new Set();
  typedLifecycleHandlers = /* @__PURE__ */ new Map();
  _rpc = null;
  _internalRpc = null;
  processExitPromise = null;
  // Rejects when CLI process exits
  processTransportError = null;
  negotiatedProtocolVersion = null;
  /** Connection-level session filesystem config, set via constructor option. */
  sessionFsConfig = null;
  requestHandler = null;
  builtinPluginDirectories = [];
  onGitHubTelemetry;
  clientGlobalHandlers = {};
  githubTokenProviders = /* @__PURE__ */ new Map();
  /**
   * Typed server-scoped RPC methods.
   * @throws Error if the client is not connected
   */
  get rpc() {
    if (!this.connection) {
      throw new Error("Client is not connected. Call start() first.");
    }
    if (!this._rpc) {
      this._rpc = createServerRpc(this.connection);
    }
    return this._rpc;
  }
  /**
   * Internal RPC surface (e.g. handshake helpers). Not part of the public API.
   * @internal
   */
  get internalRpc() {
    if (!this.connection) {
      throw new Error("Client is not connected. Call start() first.");
    }
    if (!this._internalRpc) {
      this._internalRpc = createInternalServerRpc(this.connection);
    }
    return this._internalRpc;
  }
  logDebugTiming(message, startMs) {
    const level = this.options.logLevel?.toLowerCase();
    if (level === "debug" || level === "all") {
      process.stderr.write(`[copilot-sdk] ${message}. Elapsed=${Date.now() - startMs}ms
`);
    }
  }
  logDebug(message) {
    const level = this.options.logLevel?.toLowerCase();
    if (level === "debug" || level === "all") {
      process.stderr.write(`[copilot-sdk] ${message}
`);
    }
  }
  /**
   * Environment variable that overrides the transport when the caller does not set
   * {@link CopilotClientOptions.connection}. Accepts `"inprocess"` or `"stdio"`
   * (case-insensitive); unset preserves the default stdio transport. Any other value
   * is an error.
   */
  static DEFAULT_CONNECTION_ENV_VAR = "COPILOT_SDK_DEFAULT_CONNECTION";
  /**
   * Resolves the default {@link RuntimeConnection} for the no-connection case,
   * honoring {@link CopilotClient.DEFAULT_CONNECTION_ENV_VAR}.
   */
  static resolveDefaultConnection() {
    const value = process.env[_CopilotClient.DEFAULT_CONNECTION_ENV_VAR];
    if (!value || value.toLowerCase() === "stdio") {
      return { kind: "stdio" };
    }
    if (value.toLowerCase() === "inprocess") {
      return { kind: "inprocess" };
    }
    throw new Error(
      `Invalid ${_CopilotClient.DEFAULT_CONNECTION_ENV_VAR} value '${value}'. Expected 'inprocess', 'stdio', or unset.`
    );
  }
  /**
   * Creates a new CopilotClient instance.
   *
   * @param options - Configuration options for the client
   *
   * @example
   * ```typescript
   * // Default: spawns the bundled runtime over stdio
   * const client = new CopilotClient();
   *
   * // Connect to an existing runtime
   * const client = new CopilotClient({
   *   connection: RuntimeConnection.forUri("localhost:3000"),
   * });
   *
   * // Spawn the runtime over TCP on a chosen port
   * const client = new CopilotClient({
   *   connection: RuntimeConnection.forTcp({ port: 9001 }),
   * });
   *
   * // Use a custom runtime binary
   * const client = new CopilotClient({
   *   connection: RuntimeConnection.forStdio({ path: "/usr/local/bin/copilot" }),
   *   logLevel: "debug",
   * });
   * ```
   */
  constructor(options = {}) {
    const conn = options._internalConnection ?? options.connection ?? _CopilotClient.resolveDefaultConnection();
    if (conn.kind === "uri" && (options.gitHubToken !== void 0 || options.useLoggedInUser !== void 0)) {
      throw new Error(
        "gitHubToken and useLoggedInUser cannot be used with RuntimeConnection.forUri (external server manages its own auth)"
      );
    }
    if (conn.kind === "inprocess" && options.workingDirectory !== void 0) {
      throw new Error(
        "workingDirectory is not supported with RuntimeConnection.forInProcess(): the in-process transport hosts the runtime in this process, so honoring it would require mutating the shared process-global cwd. Change the host process's working directory before constructing the client instead."
      );
    }
    if (conn.kind === "inprocess" && options.env !== void 0) {
      throw new Error(
        "env is not supported with RuntimeConnection.forInProcess(): the in-process transport loads the native runtime into the shared host process, whose single environment block cannot carry per-client values. Set the variables on the host process environment instead."
      );
    }
    if (conn.kind === "inprocess" && options.telemetry !== void 0) {
      throw new Error(
        "telemetry is not supported with RuntimeConnection.forInProcess(): telemetry configuration is lowered to environment variables read by native runtime code running in the shared host process, so per-client telemetry cannot be honored in-process. Configure telemetry via the host process environment, or use a child-process transport."
      );
    }
    if ((conn.kind === "stdio" || conn.kind === "tcp") && conn.env !== void 0 && options.env !== void 0) {
      throw new Error(
        "Set environment variables via either the client-level env option or the connection's env (RuntimeConnection.forStdio/forTcp), not both. Prefer the connection-level env for child-process transports."
      );
    }
    if (conn.kind === "tcp" && conn.connectionToken !== void 0) {
      if (typeof conn.connectionToken !== "string" || conn.connectionToken.length === 0) {
        throw new Error("connectionToken must be a non-empty string");
      }
    }
    this.connectionConfig = conn;
    if (options.sessionFs) {
      this.validateSessionFsConfig(options.sessionFs);
    }
    if (options.builtinPluginDirectories) {
      for (const path of options.builtinPluginDirectories) {
        if (!isAbsolute(path)) {
          throw new Error(
            `builtinPluginDirectories must contain only absolute paths: ${path}`
          );
        }
      }
      this.builtinPluginDirectories = [...options.builtinPluginDirectories];
    }
    if (conn.kind === "uri") {
      const { host, port } = this.parseCliUrl(conn.url);
      this.actualHost = host;
      this.runtimePort = port;
      this.isExternalServer = true;
    } else if (conn.kind === "parent-process") {
      this.isExternalServer = true;
    }
    if (conn.kind === "tcp") {
      this.effectiveConnectionToken = conn.connectionToken ?? randomUUID();
    } else if (conn.kind === "uri") {
      this.effectiveConnectionToken = conn.connectionToken;
    }
    this.onListModels = options.onListModels;
    this.onGetTraceContext = options.onGetTraceContext;
    this.sessionFsConfig = options.sessionFs ?? null;
    this.requestHandler = options.requestHandler ?? null;
    this.onGitHubTelemetry = options.onGitHubTelemetry;
    this.setupClientGlobalHandlers();
    const connEnv = conn.kind === "stdio" || conn.kind === "tcp" ? conn.env : void 0;
    const effectiveEnv = connEnv ?? options.env ?? process.env;
    this.resolvedEnv = effectiveEnv;
    if (conn.kind === "stdio" || conn.kind === "tcp") {
      const explicitCliPath = conn.path ?? effectiveEnv.COPILOT_CLI_PATH;
      if (explicitCliPath) {
        this.resolvedCliPath = explicitCliPath;
      }
    }
    const connArgs = conn.kind === "stdio" || conn.kind === "tcp" ? conn.args ?? [] : [];
    this.connectionExtraArgs = [...connArgs];
    this.options = {
      workingDirectory: options.workingDirectory ?? process.cwd(),
      logLevel: options.logLevel,
      gitHubToken: options.gitHubToken,
      // Default useLoggedInUser to false when gitHubToken is provided, otherwise true.
      useLoggedInUser: options.useLoggedInUser ?? (options.gitHubToken ? false : true),
      telemetry: options.telemetry,
      baseDirectory: options.baseDirectory,
      sessionIdleTimeoutSeconds: options.sessionIdleTimeoutSeconds ?? 0,
      enableRemoteSessions: options.enableRemoteSessions ?? false,
      mode: options.mode ?? "copilot-cli",
      clientInfo: options.clientInfo
    };
    if (this.options.mode === "empty") {
      const hasPersistence = this.options.baseDirectory !== void 0 || this.sessionFsConfig !== null || // External runtimes manage their own persistence layer; the SDK
      // can't enforce it from here.
      conn.kind === "uri" || conn.kind === "parent-process";
      if (!hasPersistence) {
        throw new Error(
          "CopilotClient was created with mode: 'empty' but neither 'baseDirectory' nor 'sessionFs' was set. Empty mode requires an explicit per-session persistence location; pick one."
        );
      }
    }
  }
  connectionExtraArgs = [];
  /**
   * Parse CLI URL into host and port
   * Supports formats: "host:port", "[ipv6]:port", "http://host:port", "https://host:port", or just "port"
   */
  parseCliUrl(url) {
    const cleanUrl = url.replace(/^https?:\/\//, "");
    if (/^\d+$/.test(cleanUrl)) {
      return { host: "localhost", port: parseInt(cleanUrl, 10) };
    }
    const ipv6Match = cleanUrl.match(/^\[([^\]]+)\]:(\d+)$/);
    if (ipv6Match) {
      const host2 = ipv6Match[1];
      if (!isIPv6(host2)) {
        throw new Error(`Invalid cliUrl format: ${url}`);
      }
      const port2 = parseInt(ipv6Match[2], 10);
      if (isNaN(port2) || port2 <= 0 || port2 > 65535) {
        throw new Error(`Invalid port in cliUrl: ${url}`);
      }
      return { host: host2, port: port2 };
    }
    const parts = cleanUrl.split(":");
    if (parts.length !== 2) {
      throw new Error(
        `Invalid cliUrl format: ${url}. Expected "host:port", "[ipv6]:port", "http://host:port", or "port"`
      );
    }
    const host = parts[0] || "localhost";
    const port = parseInt(parts[1], 10);
    if (isNaN(port) || port <= 0 || port > 65535) {
      throw new Error(`Invalid port in cliUrl: ${url}`);
    }
    return { host, port };
  }
  validateSessionFsConfig(config) {
    if (!config.initialCwd) {
      throw new Error("sessionFs.initialCwd is required");
    }
    if (!config.sessionStatePath) {
      throw new Error("sessionFs.sessionStatePath is required");
    }
    if (config.conventions !== "windows" && config.conventions !== "posix") {
      throw new Error("sessionFs.conventions must be either 'windows' or 'posix'");
    }
  }
  setupSessionFs(session, config) {
    if (!this.sessionFsConfig) {
      return;
    }
    if (!config.createSessionFsProvider) {
      throw new Error(
        "createSessionFsProvider is required in session config when sessionFs is enabled in client options."
      );
    }
    const provider = config.createSessionFsProvider(session);
    if (this.sessionFsConfig.capabilities?.sqlite && !provider.sqlite) {
      throw new Error(
        "SessionFsConfig declares capabilities.sqlite but the provider does not implement sqlite."
      );
    }
    session.clientSessionApis.sessionFs = createSessionFsAdapter(provider);
  }
  setupClientGlobalHandlers() {
    const handlers = {};
    if (this.requestHandler) {
      handlers.llmInference = createCopilotRequestAdapter(this.requestHandler, () => {
        if (!this.connection) {
          return void 0;
        }
        this._rpc ??= createServerRpc(this.connection);
        return this._rpc;
      });
    }
    if (this.onGitHubTelemetry) {
      const onGitHubTelemetry = this.onGitHubTelemetry;
      handlers.gitHubTelemetry = {
        event: async (notification) => {
          try {
            await onGitHubTelemetry(notification);
          } catch {
          }
        }
      };
    }
    handlers.gitHubToken = {
      getToken: (params) => this.acquireGitHubToken(params)
    };
    this.clientGlobalHandlers = handlers;
  }
  async acquireGitHubToken(params) {
    const registration = this.githubTokenProviders.get(params.registrationId);
    if (!registration) {
      throw new Error(
        `No GitHub token provider registered for registration ID "${params.registrationId}"`
      );
    }
    return await registration.provider({
      host: params.host,
      sessionId: params.sessionId ?? registration.sessionId,
      reason: params.reason
    });
  }
  registerGitHubTokenProvider(provider, sessionId) {
    if (!provider) {
      return void 0;
    }
    const registrationId = randomUUID();
    this.githubTokenProviders.set(registrationId, { provider, sessionId, committed: false });
    return registrationId;
  }
  assignGitHubTokenProvider(registrationId, sessionId) {
    if (!registrationId) {
      return;
    }
    const registration = this.githubTokenProviders.get(registrationId);
    if (registration) {
      registration.sessionId = sessionId;
    }
  }
  commitGitHubTokenProvider(sessionId, registrationId) {
    for (const [candidateId, registration2] of this.githubTokenProviders) {
      if (registration2.sessionId === sessionId && registration2.committed) {
        this.githubTokenProviders.delete(candidateId);
      }
    }
    const registration = registrationId ? this.githubTokenProviders.get(registrationId) : void 0;
    if (registration) {
      registration.sessionId = sessionId;
      registration.committed = true;
    }
  }
  /**
   * Starts the CLI server and establishes a connection.
   *
   * If connecting to an external server (via cliUrl), only establishes the connection.
   * Otherwise, spawns the CLI server process and then connects.
   *
   * This method is called automatically the first time you create or resume a session.
   *
   * @returns A promise that resolves when the connection is established
   * @throws Error if the server fails to start or the connection fails
   *
   * @example
   * ```typescript
   * const client = new CopilotClient();
   * await client.start();
   * // Now ready to create sessions
   * ```
   */
  async start() {
    if (this.state === "connected") {
      return;
    }
    if (this.startPromise) {
      return this.startPromise;
    }
    this.startPromise = this.doStart();
    try {
      await this.startPromise;
    } finally {
      this.startPromise = null;
    }
  }
  async doStart() {
    this.forceStopping = false;
    this.connectionClosed = false;
    this.processTransportError = null;
    this.state = "connecting";
    try {
      if (this.connectionConfig.kind === "inprocess") {
        await this.startInProcessFfi();
      } else if (!this.isExternalServer) {
        await this.startCLIServer();
      }
      await this.connectToServer();
      await this.verifyProtocolVersion();
      if (this.builtinPluginDirectories.length > 0) {
        try {
          await this.connection.sendRequest("plugins.builtin.set", {
            paths: this.builtinPluginDirectories
          });
        } catch (error) {
          await this.forceStop();
          throw error;
        }
      }
      if (this.sessionFsConfig) {
        await this.connection.sendRequest("sessionFs.setProvider", {
          initialCwd: this.sessionFsConfig.initialCwd,
          sessionStatePath: this.sessionFsConfig.sessionStatePath,
          conventions: this.sessionFsConfig.conventions,
          capabilities: this.sessionFsConfig.capabilities
        });
      }
      if (this.requestHandler) {
        await this.connection.sendRequest("llmInference.setProvider", {});
      }
      this.state = "connected";
    } catch (error) {
      const startupError = this.processTransportError ?? error;
      await this.forceStop();
      this.state = "error";
      throw startupError;
    }
  }
  /**
   * Stops the CLI server and closes all active sessions.
   *
   * This method performs graceful cleanup:
   * 1. Closes all active sessions (releases in-memory resources)
   * 2. Requests runtime shutdown for SDK-owned CLI processes
   * 3. Closes the JSON-RPC connection
   * 4. Terminates the CLI server process (if spawned by this client)
   *
   * Note: session data on disk is preserved, so sessions can be resumed later.
   * To permanently remove session data before stopping, call
   * {@link deleteSession} for each session first.
   *
   * @returns A promise that resolves with an array of errors encountered during cleanup.
   *          An empty array indicates all cleanup succeeded.
   *
   * @example
   * ```typescript
   * const errors = await client.stop();
   * if (errors.length > 0) {
   *   console.error("Cleanup errors:", errors);
   * }
   * ```
   */
  async stop() {
    const errors = [];
    const activeSessions = [...this.sessions.values()];
    if (this.connectionConfig.kind === "inprocess") {
      await Promise.allSettled(activeSessions.map((session) => session.abort()));
    }
    for (const session of activeSessions) {
      const sessionId = session.sessionId;
      let lastError = null;
      for (let attempt2 = 1; attempt2 <= 3; attempt2++) {
        try {
          await session.disconnect();
          lastError = null;
          break;
        } catch (error) {
          lastError = error instanceof Error ? error : new Error(String(error));
          if (attempt2 < 3) {
            const delay = 100 * Math.pow(2, attempt2 - 1);
            await new Promise((resolve2) => setTimeout(resolve2, delay));
          }
        }
      }
      if (lastError) {
        errors.push(
          new Error(
            `Failed to disconnect session ${sessionId} after 3 attempts: ${lastError.message}`
          )
        );
      }
    }
    for (const session of activeSessions) {
      session._markDisconnected();
    }
    this.sessions.clear();
    this.githubTokenProviders.clear();
    if (this.connection && !this.connectionClosed && (this.cliProcess || this.ffiHost) && !this.isExternalServer) {
      const runtimeShutdownStart = Date.now();
      const shutdownPromise = this.rpc.runtime.shutdown();
      void shutdownPromise.catch(() => void 0);
      try {
        await withTimeout2(
          shutdownPromise,
          RUNTIME_SHUTDOWN_TIMEOUT_MS,
          `runtime.shutdown timed out after ${RUNTIME_SHUTDOWN_TIMEOUT_MS}ms`
        );
        this.logDebugTiming(
          "CopilotClient.stop runtime shutdown complete",
          runtimeShutdownStart
        );
      } catch (error) {
        this.logDebugTiming(
          "CopilotClient.stop runtime shutdown failed",
          runtimeShutdownStart
        );
        errors.push(
          new Error(
            `Failed to gracefully shut down runtime: ${error instanceof Error ? error.message : String(error)}`
          )
        );
      }
    }
    if (this.messageWriter) {
      this.messageWriter.suppressWriteErrors = true;
    }
    if (this.connection) {
      try {
        this.connection.dispose();
      } catch (error) {
        errors.push(
          new Error(
            `Failed to dispose connection: ${error instanceof Error ? error.message : String(error)}`
          )
        );
      }
      this.connection = null;
      this.messageWriter = null;
      this._rpc = null;
      this._internalRpc = null;
    }
    this.modelsCache = null;
    if (this.socket) {
      const socket = this.socket;
      this.socket = null;
      try {
        if (!socket.destroyed) {
          await new Promise((resolve2) => {
            socket.once("close", () => resolve2());
            socket.end();
          });
        }
      } catch (error) {
        errors.push(
          new Error(
            `Failed to close socket: ${error instanceof Error ? error.message : String(error)}`
          )
        );
      }
    }
    if (this.cliProcess && !this.isExternalServer) {
      const child = this.cliProcess;
      this.cliProcess = null;
      try {
        if (child.exitCode == null && child.signalCode == null) {
          child.kill();
          if (!await waitForChildExit(child, RUNTIME_SHUTDOWN_TIMEOUT_MS)) {
            errors.push(
              new Error(
                `Timed out waiting for CLI process to exit after kill: ${RUNTIME_SHUTDOWN_TIMEOUT_MS}ms`
              )
            );
          }
        }
      } catch (error) {
        errors.push(
          new Error(
            `Failed to kill CLI process: ${error instanceof Error ? error.message : String(error)}`
          )
        );
      }
    }
    if (this.ffiHost) {
      const host = this.ffiHost;
      this.ffiHost = null;
      try {
        await host.dispose();
      } catch (error) {
        errors.push(
          new Error(
            `Failed to dispose in-process runtime host: ${error instanceof Error ? error.message : String(error)}`
          )
        );
      }
    }
    if (this.cliStartTimeout) {
      clearTimeout(this.cliStartTimeout);
      this.cliStartTimeout = null;
    }
    this.state = "disconnected";
    this.runtimePort = null;
    this.stderrBuffer = "";
    this.processExitPromise = null;
    return errors;
  }
  /**
   * Alias for {@link stop} that lets `CopilotClient` participate in `await using`
   * blocks for automatic cleanup.
   *
   * @example
   * ```typescript
   * await using client = new CopilotClient();
   * const session = await client.createSession({ onPermissionRequest: approveAll });
   * await session.sendAndWait("Hello");
   * // client.stop() is called automatically when the block exits.
   * ```
   */
  async [Symbol.asyncDispose]() {
    await this.stop();
  }
  /**
   * Forcefully stops the CLI server without graceful cleanup.
   *
   * Use this when {@link stop} fails or takes too long. This method:
   * - Clears all sessions immediately without destroying them
   * - Force closes the connection
   * - Sends SIGKILL to the CLI process (if spawned by this client)
   *
   * @returns A promise that resolves when the force stop is complete
   *
   * @example
   * ```typescript
   * // If normal stop hangs, force stop
   * const stopPromise = client.stop();
   * const timeout = new Promise((_, reject) =>
   *   setTimeout(() => reject(new Error("Timeout")), 5000)
   * );
   *
   * try {
   *   await Promise.race([stopPromise, timeout]);
   * } catch {
   *   await client.forceStop();
   * }
   * ```
   */
  async forceStop() {
    this.forceStopping = true;
    for (const session of this.sessions.values()) {
      session._markDisconnected();
    }
    this.sessions.clear();
    this.githubTokenProviders.clear();
    if (this.messageWriter) {
      this.messageWriter.suppressWriteErrors = true;
    }
    if (this.connection) {
      try {
        this.connection.dispose();
      } catch {
      }
      this.connection = null;
      this.messageWriter = null;
      this._rpc = null;
      this._internalRpc = null;
    }
    this.modelsCache = null;
    if (this.socket) {
      try {
        this.socket.destroy();
      } catch {
      }
      this.socket = null;
    }
    if (this.cliProcess && !this.isExternalServer) {
      try {
        this.cliProcess.kill("SIGKILL");
      } catch {
      }
      this.cliProcess = null;
    }
    if (this.ffiHost) {
      const host = this.ffiHost;
      this.ffiHost = null;
      try {
        await host.dispose();
      } catch {
      }
    }
    if (this.cliStartTimeout) {
      clearTimeout(this.cliStartTimeout);
      this.cliStartTimeout = null;
    }
    this.state = "disconnected";
    this.runtimePort = null;
    this.stderrBuffer = "";
    this.processExitPromise = null;
  }
  /**
   * Creates a new conversation session with the Copilot CLI.
   *
   * Sessions maintain conversation state, handle events, and manage tool execution.
   * If the client is not connected, this method automatically starts the connection.
   *
   * @param config - Optional configuration for the session
   * @returns A promise that resolves with the created session
   * @throws Error if the client fails to start
   *
   * @example
   * ```typescript
   * // Basic session
   * const session = await client.createSession({ onPermissionRequest: approveAll });
   *
   * // Session with model and tools
   * const session = await client.createSession({
   *   onPermissionRequest: approveAll,
   *   model: "gpt-4",
   *   tools: [{
   *     name: "get_weather",
   *     description: "Get weather for a location",
   *     parameters: { type: "object", properties: { location: { type: "string" } } },
   *     handler: async (args) => ({ temperature: 72 })
   *   }]
   * });
   * ```
   */
  /**
   * Normalizes session-level tool filter options. Converts {@link ToolSet}
   * instances to plain string arrays, rejects misuse (bare `"*"`) and the
   * missing-availableTools case in `mode = "empty"`.
   *
   * The SDK always sends `toolFilterPrecedence: "excluded"` so callers can
   * compose include + exclude lists naturally (e.g. "everything matching X
   * except Y") regardless of mode. Allowlist-precedence is intentionally not
   * exposed — it's available on the runtime side as a CLI-only concession to
   * legacy behavior, but SDK consumers always get the composable semantics.
   *
   * @internal
   */
  resolveToolFilterOptions(config) {
    const availableTools = toolFilterListToArray(config.availableTools);
    const excludedTools = toolFilterListToArray(config.excludedTools);
    validateToolFilterList("availableTools", availableTools);
    validateToolFilterList("excludedTools", excludedTools);
    if (this.options.mode === "empty") {
      if (availableTools === void 0) {
        throw new Error(
          "CopilotClient is in mode: 'empty' but the session config did not specify 'availableTools'. Empty mode requires every session to explicitly opt into the tools it wants \u2014 e.g. `new ToolSet().addBuiltIn(BuiltInTools.Isolated)`."
        );
      }
    }
    return { availableTools, excludedTools, toolFilterPrecedence: "excluded" };
  }
  /** Mode-specific defaults spread under the caller's config (app values win). */
  configDefaultsForMode() {
    if (this.options.mode === "empty") {
      return {
        enableSessionTelemetry: false,
        mcpOAuthTokenStorage: "in-memory",
        skipEmbeddingRetrieval: true,
        embeddingCacheStorage: "in-memory",
        enableOnDemandInstructionDiscovery: false,
        enableFileHooks: false,
        enableHostGitOperations: false,
        enableSessionStore: false,
        enableSkills: false,
        memory: { enabled: false },
        customAgentsLocalOnly: true
      };
    }
    return {};
  }
  /** Mode-specific default for enableExperimentalMode. */
  experimentalModeForMode(supplied) {
    return this.options.mode === "empty" ? supplied ?? false : supplied;
  }
  /**
   * Returns the systemMessage config to use, adjusted for the current mode.
   * In empty mode we ensure the environment_context section is removed
   * unless the app has already taken control of it. `append` (and
   * unspecified) mode is promoted to `customize` so we can also strip
   * environment_context; the caller's `content` is preserved verbatim
   * because the runtime appends it as additional instructions in both
   * customize and append modes.
   */
  getSystemMessageConfigForMode(supplied) {
    if (this.options.mode !== "empty") return supplied;
    if (!supplied) {
      return {
        mode: "customize",
        sections: { environment_context: { action: "remove" } }
      };
    }
    switch (supplied.mode) {
      case "replace":
        return supplied;
      case "customize":
        if (supplied.sections?.environment_context) return supplied;
        return {
          ...supplied,
          sections: {
            ...supplied.sections,
            environment_context: { action: "remove" }
          }
        };
      case "append":
      case void 0:
        return {
          mode: "customize",
          content: supplied.content,
          sections: { environment_context: { action: "remove" } }
        };
    }
  }
  /**
   * Mode-specific options applied via session.options.update after create/resume.
   *
   * In empty mode, defaults the four overridable feature flags to safe values
   * (caller values from `config` win). `installedPlugins=[]` is unconditional
   * in empty mode. `includedBuiltinSkills` defaults to `[]`, but callers can
   * explicitly allow selected runtime-bundled skills.
   */
  async updateSessionOptionsForMode(session, config) {
    const patch = {};
    if (this.options.mode === "empty") {
      patch.skipCustomInstructions = config.skipCustomInstructions ?? true;
      patch.customAgentsLocalOnly = config.customAgentsLocalOnly ?? true;
      patch.coauthorEnabled = config.coauthorEnabled ?? false;
      patch.manageScheduleEnabled = config.manageScheduleEnabled ?? false;
      patch.installedPlugins = [];
      patch.includedBuiltinSkills = config.includedBuiltinSkills ?? [];
    } else {
      if (config.skipCustomInstructions !== void 0)
        patch.skipCustomInstructions = config.skipCustomInstructions;
      if (config.customAgentsLocalOnly !== void 0)
        patch.customAgentsLocalOnly = config.customAgentsLocalOnly;
      if (config.coauthorEnabled !== void 0)
        patch.coauthorEnabled = config.coauthorEnabled;
      if (config.manageScheduleEnabled !== void 0)
        patch.manageScheduleEnabled = config.manageScheduleEnabled;
      if (config.includedBuiltinSkills !== void 0)
        patch.includedBuiltinSkills = config.includedBuiltinSkills;
    }
    if (Object.keys(patch).length === 0) {
      return;
    }
    try {
      await session.rpc.options.update(patch);
    } catch (e) {
      try {
        await session.disconnect();
      } catch {
      }
      throw e;
    }
  }
  async createSession(config) {
    if (config.gitHubToken !== void 0 && config.gitHubTokenProvider !== void 0) {
      throw new Error("gitHubToken and gitHubTokenProvider are mutually exclusive");
    }
    if (!this.connection) {
      await this.start();
    }
    const modeDefaults = this.configDefaultsForMode();
    config = { ...modeDefaults, ...config };
    config.customAgentsLocalOnly ??= modeDefaults.customAgentsLocalOnly;
    config.systemMessage = this.getSystemMessageConfigForMode(config.systemMessage);
    const callerSessionId = config.sessionId;
    const useServerGeneratedId = config.cloud != null && callerSessionId == null;
    const localSessionId = useServerGeneratedId ? void 0 : callerSessionId ?? randomUUID();
    const toolFilterOptions = this.resolveToolFilterOptions(config);
    const gitHubTokenProviderRegistrationId = this.registerGitHubTokenProvider(
      config.gitHubTokenProvider,
      localSessionId
    );
    const {
      wireProvider: bearerWireProvider,
      wireProviders: bearerWireProviders,
      callbacks: bearerTokenCallbacks
    } = extractBearerTokenProviders(config.provider, config.providers);
    const { wirePayload: wireSystemMessage, transformCallbacks } = extractTransformCallbacks(
      config.systemMessage
    );
    const initializeSession = (sessionId) => {
      const s = new CopilotSession(
        sessionId,
        this.connection,
        void 0,
        this.onGetTraceContext,
        {
          mcpAuthHandler: config.onMcpAuthRequest,
          managedSettingsEnabled: config.enableManagedSettings === true || config.managedSettings !== void 0,
          onDisconnected: gitHubTokenProviderRegistrationId === void 0 ? void 0 : () => this.githubTokenProviders.delete(
            gitHubTokenProviderRegistrationId
          )
        }
      );
      s.registerTools(config.tools);
      s.registerCanvases(config.canvases);
      s.registerCommands(config.commands);
      if (bearerTokenCallbacks.size > 0) {
        s.registerBearerTokenProviders(bearerTokenCallbacks);
      }
      s.registerPermissionHandler(config.onPermissionRequest);
      if (config.onUserInputRequest) {
        s.registerUserInputHandler(config.onUserInputRequest);
      }
      if (config.onElicitationRequest) {
        s.registerElicitationHandler(config.onElicitationRequest);
      }
      if (config.onExitPlanModeRequest) {
        s.registerExitPlanModeHandler(config.onExitPlanModeRequest);
      }
      if (config.onAutoModeSwitchRequest) {
        s.registerAutoModeSwitchHandler(config.onAutoModeSwitchRequest);
      }
      if (config.hooks) {
        s.registerHooks(config.hooks);
      }
      if (transformCallbacks) {
        s.registerTransformCallbacks(transformCallbacks);
      }
      if (config.onEvent) {
        s.on(config.onEvent);
      }
      this.sessions.set(sessionId, s);
      this.setupSessionFs(s, config);
      return s;
    };
    let session;
    let registeredId;
    if (localSessionId !== void 0) {
      try {
        session = initializeSession(localSessionId);
        registeredId = localSessionId;
      } catch (error) {
        if (gitHubTokenProviderRegistrationId !== void 0) {
          this.githubTokenProviders.delete(gitHubTokenProviderRegistrationId);
        }
        throw error;
      }
    }
    try {
      const response = await this.connection.sendRequest("session.create", {
        ...await getTraceContext(this.onGetTraceContext),
        model: config.model,
        sessionId: localSessionId,
        clientName: config.clientName,
        reasoningEffort: config.reasoningEffort,
        reasoningSummary: config.reasoningSummary,
        isExperimentalMode: this.experimentalModeForMode(config.enableExperimentalMode),
        contextTier: config.contextTier,
        tools: config.tools?.map((tool) => ({
          name: tool.name,
          description: tool.description,
          parameters: toJsonSchema(tool.parameters),
          overridesBuiltInTool: tool.overridesBuiltInTool,
          skipPermission: tool.skipPermission,
          defer: tool.defer,
          metadata: tool.metadata,
          isTerminal: tool.isTerminal
        })),
        toolSearch: config.toolSearch,
        canvases: config.canvases?.map((canvas) => canvas.declaration),
        requestCanvasRenderer: config.requestCanvasRenderer,
        requestExtensions: config.requestExtensions,
        extensionSdkPath: config.extensionSdkPath,
        extensionInfo: config.extensionInfo,
        canvasProvider: config.canvasProvider,
        commands: config.commands?.map((cmd) => ({
          name: cmd.name,
          description: cmd.description ?? ""
        })),
        systemMessage: wireSystemMessage,
        availableTools: toolFilterOptions.availableTools,
        excludedTools: toolFilterOptions.excludedTools,
        toolFilterPrecedence: toolFilterOptions.toolFilterPrecedence,
        excludedBuiltinAgents: config.excludedBuiltinAgents,
        provider: bearerWireProvider,
        capi: config.capi,
        providers: bearerWireProviders,
        models: config.models,
        enableSessionTelemetry: config.enableSessionTelemetry,
        enableCitations: config.enableCitations,
        enableFileChangeTracking: config.enableFileChangeTracking,
        sessionLimits: config.sessionLimits,
        modelCapabilities: config.modelCapabilities,
        largeOutput: toWireLargeOutput(config.largeOutput),
        requestPermission: !!config.onPermissionRequest,
        requestUserInput: !!config.onUserInputRequest,
        requestElicitation: !!config.onElicitationRequest,
        askUserVariant: config.askUserVariant,
        ...config.enableMcpApps ? { requestMcpApps: true } : {},
        ...config.githubMcpToolConfig != null ? { githubMcpToolConfig: config.githubMcpToolConfig } : {},
        requestExitPlanMode: !!config.onExitPlanModeRequest,
        requestAutoModeSwitch: !!config.onAutoModeSwitchRequest,
        hooks: !!(config.hooks && Object.values(config.hooks).some(Boolean)),
        workingDirectory: config.workingDirectory,
        additionalDirectories: config.additionalDirectories,
        streaming: config.streaming,
        includeSubAgentStreamingEvents: config.includeSubAgentStreamingEvents ?? true,
        ...this.onGitHubTelemetry != null ? { enableGitHubTelemetryForwarding: true } : {},
        mcpServers: toWireMcpServers(config.mcpServers),
        mcpOAuthTokenStorage: config.mcpOAuthTokenStorage,
        authClientIdMetadataUrl: config.authClientIdMetadataUrl,
        envValueMode: "direct",
        customAgents: toWireCustomAgents(config.customAgents),
        customAgentsLocalOnly: config.customAgentsLocalOnly,
        defaultAgent: config.defaultAgent,
        agent: config.agent,
        configDir: config.configDirectory,
        enableConfigDiscovery: config.enableConfigDiscovery,
        skipEmbeddingRetrieval: config.skipEmbeddingRetrieval,
        embeddingCacheStorage: config.embeddingCacheStorage,
        organizationCustomInstructions: config.organizationCustomInstructions,
        enableOnDemandInstructionDiscovery: config.enableOnDemandInstructionDiscovery,
        enableFileHooks: config.enableFileHooks,
        enableHostGitOperations: config.enableHostGitOperations,
        enableSessionStore: config.enableSessionStore,
        enableSkills: config.enableSkills,
        skillDirectories: config.skillDirectories,
        pluginDirectories: config.pluginDirectories,
        instructionDirectories: config.instructionDirectories,
        disabledSkills: config.disabledSkills,
        disabledMcpServers: config.disabledMcpServers,
        infiniteSessions: config.infiniteSessions,
        memory: config.memory,
        gitHubToken: config.gitHubToken,
        gitHubTokenProviderRegistrationId,
        remoteSession: config.remoteSession,
        cloud: config.cloud,
        featureFlags: config.featureFlags,
        expAssignments: config.expAssignments,
        enableManagedSettings: config.enableManagedSettings,
        managedSettings: config.managedSettings
      });
      const {
        sessionId: returnedSessionId,
        workspacePath,
        capabilities
      } = response;
      if (!returnedSessionId) {
        throw new Error("session.create response did not include a sessionId");
      }
      if (localSessionId !== void 0 && localSessionId !== returnedSessionId) {
        throw new Error(
          `session.create returned sessionId ${returnedSessionId} but the caller requested ${localSessionId}`
        );
      }
      if (session === void 0) {
        session = initializeSession(returnedSessionId);
        registeredId = returnedSessionId;
      }
      this.assignGitHubTokenProvider(gitHubTokenProviderRegistrationId, returnedSessionId);
      if (config.onMcpAuthRequest) {
        await this.connection.sendRequest("session.eventLog.registerInterest", {
          sessionId: returnedSessionId,
          eventType: "mcp.oauth_required"
        });
      }
      session["_workspacePath"] = workspacePath;
      session.setCapabilities(capabilities);
      await this.updateSessionOptionsForMode(session, config);
      this.commitGitHubTokenProvider(returnedSessionId, gitHubTokenProviderRegistrationId);
    } catch (e) {
      session?._markDisconnected();
      if (registeredId !== void 0) {
        this.sessions.delete(registeredId);
      }
      if (gitHubTokenProviderRegistrationId !== void 0) {
        this.githubTokenProviders.delete(gitHubTokenProviderRegistrationId);
      }
      throw e;
    }
    return session;
  }
  /**
   * Resumes an existing conversation session by its ID.
   *
   * This allows you to continue a previous conversation, maintaining all
   * conversation history. The session must have been previously created
   * and not deleted.
   *
   * @param sessionId - The ID of the session to resume
   * @param config - Optional configuration for the resumed session
   * @returns A promise that resolves with the resumed session
   * @throws Error if the session does not exist or the client is not connected
   *
   * @example
   * ```typescript
   * // Resume a previous session
   * const session = await client.resumeSession("session-123", { onPermissionRequest: approveAll });
   *
   * // Resume with new tools
   * const session = await client.resumeSession("session-123", {
   *   onPermissionRequest: approveAll,
   *   tools: [myNewTool]
   * });
   * ```
   */
  async resumeSession(sessionId, config) {
    return this.resumeSessionInternal(sessionId, config);
  }
  /** @internal */
  async resumeSessionForExtension(sessionId, config, factories, extensionOptions) {
    return this.resumeSessionInternal(sessionId, config, factories, extensionOptions);
  }
  async resumeSessionInternal(sessionId, config, factories, extensionOptions) {
    if (config.gitHubToken !== void 0 && config.gitHubTokenProvider !== void 0) {
      throw new Error("gitHubToken and gitHubTokenProvider are mutually exclusive");
    }
    if (!this.connection) {
      await this.start();
    }
    const session = new CopilotSession(
      sessionId,
      this.connection,
      void 0,
      this.onGetTraceContext,
      {
        mcpAuthHandler: config.onMcpAuthRequest,
        managedSettingsEnabled: config.enableManagedSettings === true || config.managedSettings !== void 0
      }
    );
    session.registerTools(config.tools);
    session.registerCanvases(config.canvases);
    session.registerCommands(config.commands);
    session.registerFactories(factories);
    const {
      wireProvider: bearerWireProvider,
      wireProviders: bearerWireProviders,
      callbacks: bearerTokenCallbacks
    } = extractBearerTokenProviders(config.provider, config.providers);
    if (bearerTokenCallbacks.size > 0) {
      session.registerBearerTokenProviders(bearerTokenCallbacks);
    }
    session.registerPermissionHandler(config.onPermissionRequest);
    if (config.onUserInputRequest) {
      session.registerUserInputHandler(config.onUserInputRequest);
    }
    if (config.onElicitationRequest) {
      session.registerElicitationHandler(config.onElicitationRequest);
    }
    if (config.onExitPlanModeRequest) {
      session.registerExitPlanModeHandler(config.onExitPlanModeRequest);
    }
    if (config.onAutoModeSwitchRequest) {
      session.registerAutoModeSwitchHandler(config.onAutoModeSwitchRequest);
    }
    if (config.hooks) {
      session.registerHooks(config.hooks);
    }
    const modeDefaults = this.configDefaultsForMode();
    config = { ...modeDefaults, ...config };
    config.customAgentsLocalOnly ??= modeDefaults.customAgentsLocalOnly;
    config.systemMessage = this.getSystemMessageConfigForMode(config.systemMessage);
    const { wirePayload: wireSystemMessage, transformCallbacks } = extractTransformCallbacks(
      config.systemMessage
    );
    if (transformCallbacks) {
      session.registerTransformCallbacks(transformCallbacks);
    }
    if (config.onEvent) {
      session.on(config.onEvent);
    }
    this.sessions.set(sessionId, session);
    this.setupSessionFs(session, config);
    const toolFilterOptions = this.resolveToolFilterOptions(config);
    const gitHubTokenProviderRegistrationId = this.registerGitHubTokenProvider(
      config.gitHubTokenProvider,
      sessionId
    );
    if (gitHubTokenProviderRegistrationId !== void 0) {
      session._setOnDisconnected(
        () => this.githubTokenProviders.delete(gitHubTokenProviderRegistrationId)
      );
    }
    try {
      const response = await this.connection.sendRequest("session.resume", {
        ...await getTraceContext(this.onGetTraceContext),
        sessionId,
        clientName: config.clientName,
        model: config.model,
        reasoningEffort: config.reasoningEffort,
        reasoningSummary: config.reasoningSummary,
        isExperimentalMode: this.experimentalModeForMode(config.enableExperimentalMode),
        contextTier: config.contextTier,
        systemMessage: wireSystemMessage,
        availableTools: toolFilterOptions.availableTools,
        excludedTools: toolFilterOptions.excludedTools,
        toolFilterPrecedence: toolFilterOptions.toolFilterPrecedence,
        enableSessionTelemetry: config.enableSessionTelemetry,
        excludedBuiltinAgents: config.excludedBuiltinAgents,
        enableCitations: config.enableCitations,
        enableFileChangeTracking: config.enableFileChangeTracking,
        sessionLimits: config.sessionLimits,
        tools: config.tools?.map((tool) => ({
          name: tool.name,
          description: tool.description,
          parameters: toJsonSchema(tool.parameters),
          overridesBuiltInTool: tool.overridesBuiltInTool,
          skipPermission: tool.skipPermission,
          defer: tool.defer,
          metadata: tool.metadata,
          isTerminal: tool.isTerminal
        })),
        toolSearch: config.toolSearch,
        canvases: config.canvases?.map((canvas) => canvas.declaration),
        factories: factories?.map((factory) => factory.meta),
        requestCanvasRenderer: config.requestCanvasRenderer,
        requestExtensions: config.requestExtensions,
        extensionSdkPath: config.extensionSdkPath,
        extensionInfo: config.extensionInfo,
        canvasProvider: config.canvasProvider,
        commands: config.commands?.map((cmd) => ({
          name: cmd.name,
          description: cmd.description ?? ""
        })),
        provider: bearerWireProvider,
        capi: config.capi,
        providers: bearerWireProviders,
        models: config.models,
        modelCapabilities: config.modelCapabilities,
        largeOutput: toWireLargeOutput(config.largeOutput),
        requestPermission: config.onPermissionRequest !== defaultJoinSessionPermissionHandler,
        requestUserInput: !!config.onUserInputRequest,
        requestElicitation: !!config.onElicitationRequest,
        askUserVariant: config.askUserVariant,
        ...config.enableMcpApps ? { requestMcpApps: true } : {},
        ...config.githubMcpToolConfig != null ? { githubMcpToolConfig: config.githubMcpToolConfig } : {},
        requestExitPlanMode: !!config.onExitPlanModeRequest,
        requestAutoModeSwitch: !!config.onAutoModeSwitchRequest,
        hooks: !!(config.hooks && Object.values(config.hooks).some(Boolean)),
        workingDirectory: config.workingDirectory,
        additionalDirectories: config.additionalDirectories,
        configDir: config.configDirectory,
        enableConfigDiscovery: config.enableConfigDiscovery,
        skipEmbeddingRetrieval: config.skipEmbeddingRetrieval,
        embeddingCacheStorage: config.embeddingCacheStorage,
        organizationCustomInstructions: config.organizationCustomInstructions,
        enableOnDemandInstructionDiscovery: config.enableOnDemandInstructionDiscovery,
        enableFileHooks: config.enableFileHooks,
        enableHostGitOperations: config.enableHostGitOperations,
        enableSessionStore: config.enableSessionStore,
        enableSkills: config.enableSkills,
        streaming: config.streaming,
        includeSubAgentStreamingEvents: config.includeSubAgentStreamingEvents ?? true,
        ...this.onGitHubTelemetry != null ? { enableGitHubTelemetryForwarding: true } : {},
        mcpServers: toWireMcpServers(config.mcpServers),
        mcpOAuthTokenStorage: config.mcpOAuthTokenStorage,
        authClientIdMetadataUrl: config.authClientIdMetadataUrl,
        envValueMode: "direct",
        customAgents: toWireCustomAgents(config.customAgents),
        customAgentsLocalOnly: config.customAgentsLocalOnly,
        defaultAgent: config.defaultAgent,
        agent: config.agent,
        skillDirectories: config.skillDirectories,
        pluginDirectories: config.pluginDirectories,
        instructionDirectories: config.instructionDirectories,
        disabledSkills: config.disabledSkills,
        disabledMcpServers: config.disabledMcpServers,
        infiniteSessions: config.infiniteSessions,
        memory: config.memory,
        disableResume: config.suppressResumeEvent,
        continuePendingWork: config.continuePendingWork,
        gitHubToken: config.gitHubToken,
        gitHubTokenProviderRegistrationId,
        remoteSession: config.remoteSession,
        openCanvases: config.openCanvases,
        featureFlags: config.featureFlags,
        expAssignments: config.expAssignments,
        enableManagedSettings: config.enableManagedSettings,
        managedSettings: config.managedSettings,
        ...extensionOptions?.requestedEnvironmentVariables ? {
          requestedEnvironmentVariables: extensionOptions.requestedEnvironmentVariables
        } : {}
      });
      if (extensionOptions?.requestedEnvironmentVariables) {
        const requested = new Set(extensionOptions.requestedEnvironmentVariables);
        const { grantedEnvironmentVariables } = response;
        for (const [name, value] of Object.entries(grantedEnvironmentVariables ?? {})) {
          if (requested.has(name)) {
            process.env[name] = value;
          }
        }
      }
      const { workspacePath, capabilities, openCanvases } = response;
      session["_workspacePath"] = workspacePath;
      session.setCapabilities(capabilities);
      session.setOpenCanvases(openCanvases ?? []);
      if (config.onMcpAuthRequest) {
        await this.connection.sendRequest("session.eventLog.registerInterest", {
          sessionId,
          eventType: "mcp.oauth_required"
        });
      }
      await this.updateSessionOptionsForMode(session, config);
      this.commitGitHubTokenProvider(sessionId, gitHubTokenProviderRegistrationId);
    } catch (e) {
      session._markDisconnected();
      this.sessions.delete(sessionId);
      if (gitHubTokenProviderRegistrationId !== void 0) {
        this.githubTokenProviders.delete(gitHubTokenProviderRegistrationId);
      }
      throw e;
    }
    return session;
  }
  /**
   * Sends a ping request to the server to verify connectivity.
   *
   * @param message - Optional message to include in the ping
   * @returns A promise that resolves with the ping response containing the message and timestamp
   * @throws Error if the client is not connected
   *
   * @example
   * ```typescript
   * const response = await client.ping("health check");
   * console.log(`Server responded at ${new Date(response.timestamp)}`);
   * ```
   */
  async ping(message) {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const result = await this.connection.sendRequest("ping", { message });
    return result;
  }
  /**
   * Get CLI status including version and protocol information
   */
  async getStatus() {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const result = await this.connection.sendRequest("status.get", {});
    return result;
  }
  /**
   * Get current authentication status
   */
  async getAuthStatus() {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const result = await this.connection.sendRequest("auth.getStatus", {});
    return result;
  }
  /**
   * List available models with their metadata.
   *
   * If an `onListModels` handler was provided in the client options,
   * it is called instead of querying the CLI server.
   *
   * Results are cached after the first successful call to avoid rate limiting.
   * The cache is cleared when the client disconnects.
   *
   * @throws Error if not connected (when no custom handler is set)
   */
  async listModels() {
    await this.modelsCacheLock;
    let resolveLock;
    this.modelsCacheLock = new Promise((resolve2) => {
      resolveLock = resolve2;
    });
    try {
      if (this.modelsCache !== null) {
        return [...this.modelsCache];
      }
      let models;
      if (this.onListModels) {
        models = await this.onListModels();
      } else {
        if (!this.connection) {
          throw new Error("Client not connected");
        }
        const result = await this.connection.sendRequest("models.list", {});
        const response = result;
        models = response.models;
        for (const model of models) {
          const m = model;
          if (!m.capabilities) {
            m.capabilities = {
              supports: {},
              limits: { max_context_window_tokens: 0 }
            };
          } else {
            if (!m.capabilities.supports) m.capabilities.supports = {};
            if (!m.capabilities.limits) {
              m.capabilities.limits = { max_context_window_tokens: 0 };
            } else if (m.capabilities.limits.max_context_window_tokens === void 0) {
              m.capabilities.limits.max_context_window_tokens = 0;
            }
          }
        }
      }
      this.modelsCache = [...models];
      return [...models];
    } finally {
      resolveLock();
    }
  }
  /**
   * Send the `connect` handshake (carrying the optional token) and verify the
   * server's protocol version. Falls back to `ping` against legacy servers
   * that don't implement `connect`.
   */
  async verifyProtocolVersion() {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const maxVersion = getSdkProtocolVersion();
    const raceAgainstExit = (p) => this.processExitPromise ? Promise.race([p, this.processExitPromise]) : p;
    let serverVersion;
    try {
      const connectParams = {
        token: this.effectiveConnectionToken,
        supportedTaskKinds: ["agent", "client", "shell"]
      };
      if (this.onGitHubTelemetry != null) {
        connectParams.enableGitHubTelemetryForwarding = true;
      }
      const clientInfo = clientInfoToWire(this.options.clientInfo);
      if (clientInfo != null) {
        connectParams.clientInfo = clientInfo;
      }
      const result = await raceAgainstExit(this.internalRpc.connect(connectParams));
      serverVersion = result.protocolVersion;
    } catch (err) {
      if (err instanceof import_node2.ResponseError && (err.code === import_node2.ErrorCodes.MethodNotFound || err.message === "Unhandled method connect")) {
        serverVersion = (await raceAgainstExit(this.ping())).protocolVersion;
      } else {
        throw err;
      }
    }
    if (serverVersion === void 0) {
      throw new Error(
        `SDK protocol version mismatch: SDK supports versions ${MIN_PROTOCOL_VERSION}-${maxVersion}, but server does not report a protocol version. Please update your server to ensure compatibility.`
      );
    }
    if (serverVersion < MIN_PROTOCOL_VERSION || serverVersion > maxVersion) {
      throw new Error(
        `SDK protocol version mismatch: SDK supports versions ${MIN_PROTOCOL_VERSION}-${maxVersion}, but server reports version ${serverVersion}. Please update your SDK or server to ensure compatibility.`
      );
    }
    this.negotiatedProtocolVersion = serverVersion;
  }
  /**
   * Gets the ID of the most recently updated session.
   *
   * This is useful for resuming the last conversation when the session ID
   * was not stored.
   *
   * @returns A promise that resolves with the session ID, or undefined if no sessions exist
   * @throws Error if the client is not connected
   *
   * @example
   * ```typescript
   * const lastId = await client.getLastSessionId();
   * if (lastId) {
   *   const session = await client.resumeSession(lastId, { onPermissionRequest: approveAll });
   * }
   * ```
   */
  async getLastSessionId() {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const response = await this.connection.sendRequest("session.getLastId", {});
    return response.sessionId;
  }
  /**
   * Permanently deletes a session and all its data from disk, including
   * conversation history, planning state, and artifacts.
   *
   * Unlike {@link CopilotSession.disconnect}, which only releases in-memory
   * resources and preserves session data for later resumption, this method
   * is irreversible. The session cannot be resumed after deletion.
   *
   * @param sessionId - The ID of the session to delete
   * @returns A promise that resolves when the session is deleted
   * @throws Error if the session does not exist or deletion fails
   *
   * @example
   * ```typescript
   * await client.deleteSession("session-123");
   * ```
   */
  async deleteSession(sessionId) {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const response = await this.connection.sendRequest("session.delete", {
      sessionId
    });
    const { success, error } = response;
    if (!success) {
      throw new Error(`Failed to delete session ${sessionId}: ${error || "Unknown error"}`);
    }
    const session = this.sessions.get(sessionId);
    this.sessions.delete(sessionId);
    session?._runOnDisconnected();
  }
  /**
   * List all available sessions.
   *
   * @param filter - Optional filter to limit returned sessions by context fields
   *
   * @example
   * // List all sessions
   * const sessions = await client.listSessions();
   *
   * @example
   * // List sessions for a specific repository
   * const sessions = await client.listSessions({ repository: "owner/repo" });
   */
  async listSessions(filter) {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    let wireFilter;
    if (filter) {
      const { workingDirectory, ...rest } = filter;
      wireFilter = { ...rest, cwd: workingDirectory };
    }
    const response = await this.connection.sendRequest("session.list", {
      filter: wireFilter
    });
    const { sessions } = response;
    return sessions.map(_CopilotClient.toSessionMetadata);
  }
  /**
   * Gets metadata for a specific session by ID.
   *
   * This provides an efficient O(1) lookup of a single session's metadata
   * instead of listing all sessions. Returns undefined if the session is not found.
   *
   * @param sessionId - The ID of the session to look up
   * @returns A promise that resolves with the session metadata, or undefined if not found
   * @throws Error if the client is not connected
   *
   * @example
   * ```typescript
   * const metadata = await client.getSessionMetadata("session-123");
   * if (metadata) {
   *   console.log(`Session started at: ${metadata.startTime}`);
   * }
   * ```
   */
  async getSessionMetadata(sessionId) {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const response = await this.connection.sendRequest("session.getMetadata", { sessionId });
    const { session } = response;
    if (!session) {
      return void 0;
    }
    return _CopilotClient.toSessionMetadata(session);
  }
  static toSessionMetadata(raw) {
    const { context } = raw;
    return {
      sessionId: raw.sessionId,
      startTime: new Date(raw.startTime),
      modifiedTime: new Date(raw.modifiedTime),
      summary: raw.summary,
      isRemote: raw.isRemote,
      context: context ? {
        workingDirectory: context.cwd,
        gitRoot: context.gitRoot,
        repository: context.repository,
        branch: context.branch
      } : void 0
    };
  }
  /**
   * Gets the foreground session ID in TUI+server mode.
   *
   * This returns the ID of the session currently displayed in the TUI.
   * Only available when connecting to a server running in TUI+server mode (--ui-server).
   *
   * @returns A promise that resolves with the foreground session ID, or undefined if none
   * @throws Error if the client is not connected
   *
   * @example
   * ```typescript
   * const sessionId = await client.getForegroundSessionId();
   * if (sessionId) {
   *   console.log(`TUI is displaying session: ${sessionId}`);
   * }
   * ```
   */
  async getForegroundSessionId() {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const response = await this.connection.sendRequest("session.getForeground", {});
    return response.sessionId;
  }
  /**
   * Sets the foreground session in TUI+server mode.
   *
   * This requests the TUI to switch to displaying the specified session.
   * Only available when connecting to a server running in TUI+server mode (--ui-server).
   *
   * @param sessionId - The ID of the session to display in the TUI
   * @returns A promise that resolves when the session is switched
   * @throws Error if the client is not connected or if the operation fails
   *
   * @example
   * ```typescript
   * // Switch the TUI to display a specific session
   * await client.setForegroundSessionId("session-123");
   * ```
   */
  async setForegroundSessionId(sessionId) {
    if (!this.connection) {
      throw new Error("Client not connected");
    }
    const response = await this.connection.sendRequest("session.setForeground", { sessionId });
    const result = response;
    if (!result.success) {
      throw new Error(result.error || "Failed to set foreground session");
    }
  }
  onLifecycle(eventTypeOrHandler, handler) {
    if (typeof eventTypeOrHandler === "string" && handler) {
      const eventType = eventTypeOrHandler;
      if (!this.typedLifecycleHandlers.has(eventType)) {
        this.typedLifecycleHandlers.set(eventType, /* @__PURE__ */ new Set());
      }
      const storedHandler = handler;
      this.typedLifecycleHandlers.get(eventType).add(storedHandler);
      return () => {
        const handlers = this.typedLifecycleHandlers.get(eventType);
        if (handlers) {
          handlers.delete(storedHandler);
        }
      };
    }
    const wildcardHandler = eventTypeOrHandler;
    this.sessionLifecycleHandlers.add(wildcardHandler);
    return () => {
      this.sessionLifecycleHandlers.delete(wildcardHandler);
    };
  }
  /**
   * Builds the environment for the spawned runtime child process (stdio/TCP): applies
   * the auth token, connection token, `COPILOT_HOME`, keychain setting, and telemetry
   * variables on top of the effective env. Not used by the in-process (FFI) transport,
   * whose worker inherits the host process's ambient environment
   * (see {@link CopilotClient.startInProcessFfi}).
   */
  buildRuntimeEnv() {
    const env = { ...this.resolvedEnv };
    delete env.NODE_DEBUG;
    if (this.options.gitHubToken) {
      env.COPILOT_SDK_AUTH_TOKEN = this.options.gitHubToken;
    }
    if (this.effectiveConnectionToken) {
      env.COPILOT_CONNECTION_TOKEN = this.effectiveConnectionToken;
    }
    if (this.options.baseDirectory) {
      env.COPILOT_HOME = this.options.baseDirectory;
    }
    if (this.options.mode === "empty") {
      env.COPILOT_DISABLE_KEYTAR = "1";
    }
    if (this.options.telemetry) {
      const t = this.options.telemetry;
      env.COPILOT_OTEL_ENABLED = "true";
      if (t.otlpEndpoint !== void 0) env.OTEL_EXPORTER_OTLP_ENDPOINT = t.otlpEndpoint;
      if (t.otlpProtocol !== void 0) env.OTEL_EXPORTER_OTLP_PROTOCOL = t.otlpProtocol;
      if (t.filePath !== void 0) env.COPILOT_OTEL_FILE_EXPORTER_PATH = t.filePath;
      if (t.exporterType !== void 0) env.COPILOT_OTEL_EXPORTER_TYPE = t.exporterType;
      if (t.sourceName !== void 0) env.COPILOT_OTEL_SOURCE_NAME = t.sourceName;
      if (t.captureContent !== void 0)
        env.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT = String(t.captureContent);
    }
    return env;
  }
  /**
   * Start the CLI server process
   */
  async startCLIServer() {
    this.resolvedCliPath ??= await getBundledRuntimePath();
    return new Promise((resolve2, reject) => {
      this.stderrBuffer = "";
      const args = [...this.connectionExtraArgs, "--headless", "--no-auto-update"];
      if (this.options.logLevel) {
        args.push("--log-level", this.options.logLevel);
      }
      if (this.connectionConfig.kind === "stdio") {
        args.push("--stdio");
      } else if (this.connectionConfig.kind === "tcp") {
        const requestedPort = this.connectionConfig.port ?? 0;
        if (requestedPort > 0) {
          args.push("--port", requestedPort.toString());
        }
      }
      if (this.options.gitHubToken) {
        args.push("--auth-token-env", "COPILOT_SDK_AUTH_TOKEN");
      }
      if (!this.options.useLoggedInUser) {
        args.push("--no-auto-login");
      }
      if (this.options.sessionIdleTimeoutSeconds !== void 0 && this.options.sessionIdleTimeoutSeconds > 0) {
        args.push(
          "--session-idle-timeout",
          this.options.sessionIdleTimeoutSeconds.toString()
        );
      }
      if (this.options.enableRemoteSessions) {
        args.push("--remote");
      }
      const envWithoutNodeDebug = this.buildRuntimeEnv();
      if (!this.resolvedCliPath) {
        throw new Error(
          "Path to Copilot CLI is required. Please supply it via `RuntimeConnection.forStdio({ path })` or `RuntimeConnection.forTcp({ path })`, set the COPILOT_CLI_PATH environment variable, or use `RuntimeConnection.forUri(...)` to connect to an already-running runtime."
        );
      }
      if (!existsSync5(this.resolvedCliPath)) {
        throw new Error(
          `Copilot CLI not found at ${this.resolvedCliPath}. Set COPILOT_CLI_PATH to use a custom installation.`
        );
      }
      const stdioConfig = this.connectionConfig.kind === "stdio" ? ["pipe", "pipe", "pipe"] : ["ignore", "pipe", "pipe"];
      const isJsFile = this.resolvedCliPath.endsWith(".js");
      if (isJsFile) {
        this.cliProcess = spawn(getNodeExecPath(), [this.resolvedCliPath, ...args], {
          stdio: stdioConfig,
          cwd: this.options.workingDirectory,
          env: envWithoutNodeDebug,
          windowsHide: true
        });
      } else {
        this.cliProcess = spawn(this.resolvedCliPath, args, {
          stdio: stdioConfig,
          cwd: this.options.workingDirectory,
          env: envWithoutNodeDebug,
          windowsHide: true
        });
      }
      let stdout = "";
      let resolved = false;
      if (this.connectionConfig.kind === "stdio") {
        resolved = true;
        resolve2();
      } else {
        this.cliProcess.stdout?.on("data", (data) => {
          stdout += data.toString();
          const match = stdout.match(/listening on port (\d+)/i);
          if (match && !resolved) {
            this.runtimePort = parseInt(match[1], 10);
            resolved = true;
            resolve2();
          }
        });
      }
      this.cliProcess.stderr?.on("data", (data) => {
        this.stderrBuffer += data.toString();
        const lines = data.toString().split("\n");
        for (const line of lines) {
          if (line.trim()) {
            process.stderr.write(`[CLI subprocess] ${line}
`);
          }
        }
      });
      this.cliProcess.on("error", (error) => {
        if (!resolved) {
          resolved = true;
          const stderrOutput = this.stderrBuffer.trim();
          if (stderrOutput) {
            reject(
              new Error(
                `Failed to start CLI server: ${error.message}
stderr: ${stderrOutput}`
              )
            );
          } else {
            reject(new Error(`Failed to start CLI server: ${error.message}`));
          }
        }
      });
      this.processExitPromise = new Promise((_, rejectProcessExit) => {
        this.cliProcess.on("exit", (code2) => {
          if (this.messageWriter) {
            this.messageWriter.suppressWriteErrors = true;
          }
          const stderrOutput = this.stderrBuffer.trim();
          if (stderrOutput) {
            rejectProcessExit(
              new Error(
                `CLI server exited with code ${code2}
stderr: ${stderrOutput}`
              )
            );
          } else {
            rejectProcessExit(
              new Error(`CLI server exited unexpectedly with code ${code2}`)
            );
          }
        });
      });
      this.processExitPromise.catch(() => {
      });
      this.cliProcess.on("close", (code2) => {
        if (!resolved) {
          resolved = true;
          const stderrOutput = this.stderrBuffer.trim();
          if (stderrOutput) {
            reject(
              new Error(
                `CLI server exited with code ${code2}
stderr: ${stderrOutput}`
              )
            );
          } else {
            reject(new Error(`CLI server exited with code ${code2}`));
          }
        }
      });
      this.cliStartTimeout = setTimeout(() => {
        if (!resolved) {
          resolved = true;
          reject(new Error("Timeout waiting for CLI server to start"));
        }
      }, 3e4);
    });
  }
  /**
   * Connect to the CLI server (via socket or stdio)
   */
  async connectToServer() {
    switch (this.connectionConfig.kind) {
      case "parent-process":
        return this.connectToParentProcessViaStdio();
      case "stdio":
        return this.connectToChildProcessViaStdio();
      case "inprocess":
        return this.connectViaFfi();
      case "tcp":
      case "uri":
        return this.connectViaTcp();
    }
  }
  /** Starts the in-process FFI runtime with SDK-managed typed options. */
  async startInProcessFfi() {
    const explicitEntrypoint = this.resolvedEnv.COPILOT_CLI_PATH;
    let runtimeLibrary;
    if (explicitEntrypoint) {
      const entrypointDirectory = dirname5(resolve(explicitEntrypoint));
      const adjacentRuntime = join5(entrypointDirectory, "runtime.node");
      runtimeLibrary = existsSync5(adjacentRuntime) ? adjacentRuntime : join5(
        entrypointDirectory,
        "prebuilds",
        _CopilotClient.getNapiPrebuildsFolder(explicitEntrypoint),
        "runtime.node"
      );
    } else {
      runtimeLibrary = join5(dirname5(await getBundledRuntimePath()), "runtime.node");
    }
    const { FfiRuntimeHost } = await import("./ffiRuntimeHost-3IJBSFRX.js");
    const environment = {};
    if (this.options.gitHubToken) {
      environment.COPILOT_SDK_AUTH_TOKEN = this.options.gitHubToken;
    }
    if (this.options.baseDirectory) {
      environment.COPILOT_HOME = this.options.baseDirectory;
    }
    if (this.options.mode === "empty") {
      environment.COPILOT_DISABLE_KEYTAR = "1";
    }
    const args = [];
    if (this.options.logLevel) {
      args.push("--log-level", this.options.logLevel);
    }
    if (this.options.gitHubToken) {
      args.push("--auth-token-env", "COPILOT_SDK_AUTH_TOKEN");
    }
    if (!this.options.useLoggedInUser) {
      args.push("--no-auto-login");
    }
    if (this.options.sessionIdleTimeoutSeconds > 0) {
      args.push("--session-idle-timeout", this.options.sessionIdleTimeoutSeconds.toString());
    }
    if (this.options.enableRemoteSessions) {
      args.push("--remote");
    }
    const host = FfiRuntimeHost.create(runtimeLibrary, explicitEntrypoint, environment, args);
    this.ffiHost = host;
    await host.start();
  }
  /**
   * Connect to the in-process FFI runtime host over its receive/send streams,
   * reusing the same `vscode-jsonrpc` framing as the stdio transport.
   */
  async connectViaFfi() {
    if (!this.ffiHost) {
      throw new Error("In-process FFI runtime host not started");
    }
    this.messageWriter = new TeardownResilientStreamMessageWriter(this.ffiHost.sendStream);
    this.connection = (0, import_node2.createMessageConnection)(
      new import_node2.StreamMessageReader(this.ffiHost.receiveStream),
      this.messageWriter
    );
    this.attachConnectionHandlers();
    this.connection.listen();
  }
  static getNapiPrebuildsFolder(entrypoint) {
    const arch = process.arch;
    if (arch !== "x64" && arch !== "arm64") {
      throw new Error(`Unsupported architecture '${arch}' for in-process FFI hosting.`);
    }
    let platform = process.platform;
    if (platform === "linux" && _CopilotClient.isMusl(entrypoint)) {
      platform = "linuxmusl";
    }
    return `${platform}-${arch}`;
  }
  static isMusl(entrypoint) {
    if (entrypoint.includes(`copilot-linuxmusl-${process.arch}`)) {
      return true;
    }
    if (entrypoint.includes(`copilot-linux-${process.arch}`)) {
      return false;
    }
    const report = process.report?.getReport();
    const header = report && "header" in report ? report.header : void 0;
    return header !== void 0 && header.glibcVersionRuntime === void 0;
  }
  /**
   * Connect to child via stdio pipes
   */
  async connectToChildProcessViaStdio() {
    if (!this.cliProcess) {
      throw new Error("CLI process not started");
    }
    this.cliProcess.stdin?.on("error", (err) => {
      if (this.forceStopping) {
        return;
      }
      this.state = "error";
      const reason = err instanceof Error ? err.stack ?? err.message : String(err);
      const stderrOutput = this.stderrBuffer.trim();
      this.processTransportError = new Error(
        `CLI server connection failed: ${reason}${stderrOutput ? `
stderr: ${stderrOutput}` : ""}`
      );
      this.logDebug(`stdin pipe error: ${reason}`);
      try {
        this.connection?.dispose();
      } catch {
      }
    });
    this.messageWriter = new TeardownResilientStreamMessageWriter(this.cliProcess.stdin);
    this.connection = (0, import_node2.createMessageConnection)(
      new import_node2.StreamMessageReader(this.cliProcess.stdout),
      this.messageWriter
    );
    this.attachConnectionHandlers();
    this.connection.listen();
  }
  /**
   * Connect to parent via stdio pipes
   */
  async connectToParentProcessViaStdio() {
    if (this.cliProcess) {
      throw new Error("CLI child process was unexpectedly started in parent process mode");
    }
    this.messageWriter = new TeardownResilientStreamMessageWriter(process.stdout);
    this.connection = (0, import_node2.createMessageConnection)(
      new import_node2.StreamMessageReader(process.stdin),
      this.messageWriter
    );
    this.attachConnectionHandlers();
    this.connection.listen();
  }
  /**
   * Connect to the CLI server via TCP socket
   */
  async connectViaTcp() {
    if (!this.runtimePort) {
      throw new Error("Server port not available");
    }
    return new Promise((resolve2, reject) => {
      this.socket = new Socket();
      const connectionTimeout = setTimeout(() => {
        this.socket?.destroy();
        reject(new Error("Timeout connecting to CLI server"));
      }, 1e4);
      this.socket.connect(this.runtimePort, this.actualHost, () => {
        clearTimeout(connectionTimeout);
        this.messageWriter = new TeardownResilientStreamMessageWriter(this.socket);
        this.connection = (0, import_node2.createMessageConnection)(
          new import_node2.StreamMessageReader(this.socket),
          this.messageWriter
        );
        this.attachConnectionHandlers();
        this.connection.listen();
        resolve2();
      });
      this.socket.on("error", (error) => {
        clearTimeout(connectionTimeout);
        reject(new Error(`Failed to connect to CLI server: ${error.message}`));
      });
    });
  }
  attachConnectionHandlers() {
    if (!this.connection) {
      return;
    }
    this.connection.onNotification("session.event", (notification) => {
      this.handleSessionEventNotification(notification);
    });
    this.connection.onNotification("session.lifecycle", (notification) => {
      this.handleSessionLifecycleNotification(notification);
    });
    this.connection.onRequest(
      "userInput.request",
      async (params) => await this.handleUserInputRequest(params)
    );
    this.connection.onRequest(
      "exitPlanMode.request",
      async (params) => await this.handleExitPlanModeRequest(params)
    );
    this.connection.onRequest(
      "autoModeSwitch.request",
      async (params) => await this.handleAutoModeSwitchRequest(params)
    );
    this.connection.onRequest(
      "systemMessage.transform",
      async (params) => await this.handleSystemMessageTransform(params)
    );
    const sessions = this.sessions;
    registerClientSessionApiHandlers(this.connection, (sessionId) => {
      const session = sessions.get(sessionId);
      if (!session) throw new Error(`No session found for sessionId: ${sessionId}`);
      return session.clientSessionApis;
    });
    registerClientGlobalApiHandlers(this.connection, this.clientGlobalHandlers);
    this.connection.onRequest(
      "hooks.invoke",
      async (params) => {
        return await this.handleHooksInvoke(params);
      }
    );
    const connection = this.connection;
    const markDisconnected = () => {
      if (this.connection !== connection) {
        return;
      }
      this.connectionClosed = true;
      this.state = "disconnected";
      for (const session of this.sessions.values()) {
        session._markDisconnected();
      }
      this.sessions.clear();
      this.githubTokenProviders.clear();
    };
    this.connection.onClose(markDisconnected);
    this.connection.onError(() => {
      if (this.connection === connection) {
        this.state = "disconnected";
      }
    });
  }
  handleSessionEventNotification(notification) {
    if (typeof notification !== "object" || !notification || !("sessionId" in notification) || typeof notification.sessionId !== "string" || !("event" in notification)) {
      return;
    }
    const session = this.sessions.get(notification.sessionId);
    const event = notification.event;
    if (session) {
      session._dispatchEvent(event);
    }
  }
  handleSessionLifecycleNotification(notification) {
    if (typeof notification !== "object" || !notification || !("type" in notification) || typeof notification.type !== "string" || !("sessionId" in notification) || typeof notification.sessionId !== "string") {
      return;
    }
    const raw = notification;
    let metadata;
    if (raw.metadata && raw.metadata.startTime && raw.metadata.modifiedTime) {
      metadata = {
        startTime: new Date(raw.metadata.startTime),
        modifiedTime: new Date(raw.metadata.modifiedTime),
        summary: raw.metadata.summary
      };
    }
    const event = {
      type: raw.type,
      sessionId: raw.sessionId,
      metadata
    };
    const typedHandlers = this.typedLifecycleHandlers.get(event.type);
    if (typedHandlers) {
      for (const handler of typedHandlers) {
        try {
          handler(event);
        } catch {
        }
      }
    }
    for (const handler of this.sessionLifecycleHandlers) {
      try {
        handler(event);
      } catch {
      }
    }
  }
  async handleUserInputRequest(params) {
    if (!params || typeof params.sessionId !== "string" || typeof params.question !== "string") {
      throw new Error("Invalid user input request payload");
    }
    const session = this.sessions.get(params.sessionId);
    if (!session) {
      throw new Error(`Session not found: ${params.sessionId}`);
    }
    const result = await session._handleUserInputRequest({
      question: params.question,
      choices: params.choices,
      allowFreeform: params.allowFreeform
    });
    return result;
  }
  async handleExitPlanModeRequest(params) {
    if (!params || typeof params.sessionId !== "string" || typeof params.summary !== "string" || !Array.isArray(params.actions) || typeof params.recommendedAction !== "string") {
      throw new Error("Invalid exit plan mode request payload");
    }
    const session = this.sessions.get(params.sessionId);
    if (!session) {
      throw new Error(`Session not found: ${params.sessionId}`);
    }
    return await session._handleExitPlanModeRequest({
      summary: params.summary,
      planContent: params.planContent,
      actions: params.actions,
      recommendedAction: params.recommendedAction
    });
  }
  async handleAutoModeSwitchRequest(params) {
    if (!params || typeof params.sessionId !== "string") {
      throw new Error("Invalid auto mode switch request payload");
    }
    const session = this.sessions.get(params.sessionId);
    if (!session) {
      throw new Error(`Session not found: ${params.sessionId}`);
    }
    const response = await session._handleAutoModeSwitchRequest({
      errorCode: params.errorCode,
      retryAfterSeconds: params.retryAfterSeconds
    });
    return { response };
  }
  async handleHooksInvoke(params) {
    if (!params || typeof params.sessionId !== "string" || typeof params.hookType !== "string") {
      throw new Error("Invalid hooks invoke payload");
    }
    const session = this.sessions.get(params.sessionId);
    if (!session) {
      throw new Error(`Session not found: ${params.sessionId}`);
    }
    const output = await session._handleHooksInvoke(params.hookType, params.input);
    return { output };
  }
  async handleSystemMessageTransform(params) {
    if (!params || typeof params.sessionId !== "string" || !params.sections || typeof params.sections !== "object") {
      throw new Error("Invalid systemMessage.transform payload");
    }
    const session = this.sessions.get(params.sessionId);
    if (!session) {
      throw new Error(`Session not found: ${params.sessionId}`);
    }
    return await session._handleSystemMessageTransform(params.sections);
  }
};

// src/files/image-facts.ts
init_define_RUNTIME_PACKAGES();
var MOST_IMAGE_BYTES = 2e6;
var LONGEST_SIDE = 8e3;
var USUAL_IMAGE_LIMITS = {
  mimeTypes: ["image/png", "image/jpeg", "image/gif", "image/webp"],
  count: 4,
  bytes: MOST_IMAGE_BYTES
};
function readImageFacts(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at, length) => Buffer.from(bytes.subarray(at, at + length)).toString("latin1");
  if (bytes.length < 30) return void 0;
  if (text(0, 8) === "\x89PNG\r\n\n" && text(12, 4) === "IHDR") {
    return { mimeType: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (/^GIF8[79]a$/.test(text(0, 6))) {
    const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
    return { mimeType: "image/gif", width, height };
  }
  if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") return readWebP(view, text(12, 4));
  return text(0, 3) === "\xFF\xD8\xFF" ? readJpeg(view) : void 0;
}
function imageObstacle({ mimeType, width, height }, length, limits) {
  if (!limits.mimeTypes.includes(mimeType)) return `${mimeType}, which your model does not take`;
  if (Math.min(width, height) === 0) return "of unknown size";
  const mostBytes = Math.min(limits.bytes, MOST_IMAGE_BYTES);
  const isTooLarge = length > mostBytes || Math.max(width, height) > LONGEST_SIDE;
  return isTooLarge ? "too large" : void 0;
}
function readWebP(view, chunk) {
  const mimeType = "image/webp";
  const mask = 16383;
  if (chunk === "VP8 ") {
    const [width, height] = [view.getUint16(26, true) & mask, view.getUint16(28, true) & mask];
    return { mimeType, width, height };
  }
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return { mimeType, width: (bits & mask) + 1, height: (bits >> 14 & mask) + 1 };
  }
  const threeBytes = (at) => view.getUint16(at, true) + view.getUint8(at + 2) * 65536 + 1;
  return chunk === "VP8X" ? { mimeType, width: threeBytes(24), height: threeBytes(27) } : void 0;
}
function readJpeg(view) {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 255) return void 0;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 192 && marker <= 207 && ![196, 200, 204].includes(marker);
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { mimeType: "image/jpeg", width, height };
    }
  }
  return void 0;
}

// src/adapters/copilot/agent-session.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/copilot/model-failure.ts
init_define_RUNTIME_PACKAGES();
var MAX_MESSAGE_LENGTH = 300;
var NO_RESPONSE = "No response was returned";
function describeFailure(data, mask) {
  const { errorType, statusCode, message } = data;
  switch (statusCode) {
    case 401:
    case 403:
      return {
        type: "authentication",
        message: `The model's provider refused the credentials (HTTP ${statusCode}).`
      };
    case 402:
      return { type: "quota", message: `The model's provider asks for payment (HTTP 402).` };
    case 404:
      return {
        type: errorType,
        message: "The model's provider does not know the model, or the address (HTTP 404)."
      };
    default: {
      const type = message.startsWith(NO_RESPONSE) ? EMPTY_ANSWER : errorType;
      return { type, message: readableMessage(message, mask) };
    }
  }
}
function readableMessage(message, mask) {
  if (message.startsWith(NO_RESPONSE)) return "The model gave an empty answer.";
  const line = mask(message).replace(/^Execution failed: /, "").split("\n")[0] ?? "";
  const sentence = /^\d{3} /.test(line) ? `The model's provider answered ${line}` : line;
  return cutCharacters(sentence, MAX_MESSAGE_LENGTH).replace(
    /(https?:\/\/[^\s/?#)]+)[^\s)]*/g,
    "$1"
  );
}

// src/adapters/copilot/agent-session.ts
var MAX_OUTPUT = 6e4;
function createTranslator(mask) {
  const announced = /* @__PURE__ */ new Set();
  return (event) => {
    if (event.type === "tool.execution_start") announced.add(event.data.toolCallId);
    if (event.type === "tool.execution_complete") announced.delete(event.data.toolCallId);
    if (event.type !== "permission.requested") return translate(event, mask);
    const { permissionRequest } = event.data;
    const isKnown2 = announced.has(permissionRequest.toolCallId ?? "");
    return isKnown2 ? [] : unannouncedCall(permissionRequest);
  };
}
function unannouncedCall(request) {
  const { toolCallId: callId } = request;
  const tool = "toolName" in request ? request.toolName : request.kind;
  return callId === void 0 ? [] : [{ kind: "tool-started", callId, tool, detail: "" }];
}
function translate(event, mask) {
  switch (event.type) {
    case "assistant.turn_start":
      return [{ kind: "turn-started" }];
    case "assistant.message":
      return [{ kind: "message", text: mask(event.data.content) }];
    case "tool.execution_start": {
      const { toolCallId: callId, toolName: tool, arguments: args } = event.data;
      const detail = patchedPaths(args) ?? textIn(args, DETAIL_ARGUMENTS);
      const action = textIn(args, ACTION_ARGUMENTS);
      return [{ kind: "tool-started", callId, tool, detail, action }];
    }
    case "tool.execution_complete": {
      const { toolCallId: callId, success: ok2, result, error } = event.data;
      const output = (ok2 ? result?.content : error?.message) ?? "";
      return [{ kind: "tool-ended", callId, ok: ok2, output: headOf(output, MAX_OUTPUT) }];
    }
    case "assistant.usage": {
      const { model, inputTokens = 0, outputTokens = 0, cost, isByok } = event.data;
      const usage = { kind: "usage", model, inputTokens, outputTokens };
      return [cost === void 0 || isByok === true ? usage : { ...usage, cost }];
    }
    case "session.compaction_start":
      return [{ kind: "summing-up" }];
    case "session.compaction_complete": {
      const {
        model = "",
        inputTokens = 0,
        outputTokens = 0
      } = event.data.compactionTokensUsed ?? {};
      return [{ kind: "usage", model, inputTokens, outputTokens }];
    }
    case "session.error":
      return [{ kind: "failure", ...describeFailure(event.data, mask) }];
    default:
      return [otherEvent(event.type)];
  }
}
function otherEvent(name) {
  if (name === "model.turn_retry") return { kind: "retry", reason: "no proper answer" };
  return { kind: "other", name };
}
var DETAIL_ARGUMENTS = [
  ...["pattern", "path", ...PATH_NAMES],
  ...["targetAgent", "title", "skillName"]
];
var ACTION_ARGUMENTS = ["action", "operation"];
function textIn(args, names) {
  if (!isRecord(args)) return "";
  const name = names.find((one) => Object.hasOwn(args, one)) ?? "";
  const found = args[name];
  return typeof found === "string" ? found : "";
}
function patchedPaths(args) {
  const patch = textIn(args, ["input", "patch"]);
  const paths = [...patch.matchAll(/^\*\*\* (?:Add|Update|Delete) File: (.{1,300})$/gm)];
  return paths.length === 0 ? void 0 : paths.map(([, path = ""]) => path.trim()).join(", ");
}
var CLOSE_TIMEOUT_MS = 3e3;
function wrapSession(session, spec, { runtimeEnded, mask, calls, models }) {
  let turn;
  const stopped = /* @__PURE__ */ new Set();
  const translate2 = createTranslator(mask);
  session.on((event) => {
    calls.onEvent(event);
    for (const translated of translate2(event)) spec.onEvent(translated);
    turn?.onEvent(event);
  });
  return {
    id: session.sessionId,
    imageLimits: () => imageLimitsOf(session, models),
    async ask(prompt, signal, images = []) {
      if (signal.aborted) return stoppedTurn(signal);
      const sent = session.send({ prompt, attachments: images.map(attachmentOf) });
      const answered = new Promise((end) => {
        turn = openTurn(end, mask, stopped);
        sent.catch((error) => end(sendFailure(error, mask)));
      });
      const close = () => {
        turn?.close();
        turn = void 0;
      };
      const stop = async () => {
        close();
        const withdrawn = sent.then((message) => {
          stopped.add(message);
          return session.abort();
        });
        await settleBriefly(withdrawn);
        return stoppedTurn(signal);
      };
      const ended2 = Promise.race([answered, runtimeEnded.then(() => RUNTIME_ENDED)]);
      return unlessAborted(ended2, signal, stop).finally(close);
    },
    tell: async (message) => turn?.include(() => session.send({ prompt: message, mode: "immediate" })) ?? false,
    close: () => settleBriefly(session.disconnect())
  };
}
function attachmentOf({ name, mimeType, bytes }) {
  const data = Buffer.from(bytes).toString("base64");
  return { type: "blob", data, mimeType, displayName: name };
}
var RUNTIME_ENDED = {
  kind: "failed",
  type: "runtime",
  message: "The Copilot runtime ended before the model answered."
};
function stoppedTurn(signal) {
  return { kind: "stopped", why: signal.reason === "silence" ? "silence" : "aborted" };
}
function sendFailure(error, mask) {
  const errorText = error instanceof Error ? error.message : String(error);
  if (/connection|EPIPE/i.test(errorText)) return RUNTIME_ENDED;
  return { kind: "failed", type: "runtime", message: readableMessage(errorText, mask) };
}
function settleBriefly(work) {
  const done = work.then(
    () => void 0,
    () => void 0
  );
  return withTimeout(CLOSE_TIMEOUT_MS, done, () => void 0);
}
function openTurn(onEnd, mask, stopped = /* @__PURE__ */ new Set()) {
  const answer = collectAnswer();
  let state = "waiting";
  let unread = 0;
  let setBegun = () => {
  };
  const begun = new Promise((resolve2) => {
    setBegun = resolve2;
  });
  const begin = () => {
    if (state !== "waiting") unread = Math.max(0, unread - 1);
    state = "working";
    setBegun();
  };
  const close = () => {
    state = "ended";
    setBegun();
  };
  const end = (turn) => {
    close();
    onEnd(turn);
  };
  const endIfIdle = () => {
    if (state === "idle" && unread === 0) end({ kind: "done", text: mask(answer.read()) });
  };
  return {
    close,
    onEvent(event) {
      if (event.type === "session.error") {
        end({ kind: "failed", ...describeFailure(event.data, mask) });
      }
      if (isOwnMessage(event, stopped)) begin();
      if (state === "waiting") return;
      answer.onEvent(event);
      if (event.type !== "session.idle") return;
      state = "idle";
      endIfIdle();
    },
    async include(send) {
      await begun;
      if (state === "ended") return false;
      unread += 1;
      const sent = await attempt(send());
      if (sent.kind === "done") return true;
      unread -= 1;
      endIfIdle();
      return false;
    }
  };
}
function isOwnMessage(event, stopped) {
  return event.type === "user.message" && !stopped.has(event.data.messageId ?? "");
}
function collectAnswer() {
  let earlier = [];
  let text = "";
  let isFinal2 = false;
  return {
    onEvent(event) {
      if (event.type === "user.message" && isFinal2) {
        earlier = [...earlier, text];
        isFinal2 = false;
        text = "";
      }
      if (event.type !== "assistant.message") return;
      const { content, toolRequests = [] } = event.data;
      if (content !== "") text = content;
      isFinal2 = content !== "" && toolRequests.length === 0;
    },
    read: () => [...earlier, text].filter((part) => part !== "").join("\n\n")
  };
}

// src/adapters/copilot/open-calls.ts
init_define_RUNTIME_PACKAGES();
var ORDERED = /* @__PURE__ */ new Set([
  ...["bash", "create", "edit", "apply_patch"],
  ...["squad_finish", "squad_review"]
]);
var LONGEST_WAIT_MS = 3e3;
function trackCalls(longestWaitMs = LONGEST_WAIT_MS) {
  const open = /* @__PURE__ */ new Map();
  return {
    onEvent(event) {
      switch (event.type) {
        case "assistant.message":
          for (const call of callsOf(event.data)) open.set(call.id, call);
          break;
        case "tool.execution_complete":
          open.get(event.data.toolCallId)?.setOver();
          open.delete(event.data.toolCallId);
      }
    },
    messageOf: (callId) => open.get(callId)?.messageId,
    async turnOf(callId) {
      const own = open.get(callId);
      if (own !== void 0) own.hasCome = true;
      const calls = [...open.values()].filter(({ messageId }) => messageId === own?.messageId);
      const before = calls.slice(0, own === void 0 ? 0 : calls.indexOf(own));
      const ordered = before.filter(({ tool }) => ORDERED.has(tool));
      await withTimeout(longestWaitMs, endOfAll(ordered), ignore);
      await endOfAll(ordered.filter(({ hasCome }) => hasCome));
    },
    endOf: (callId) => open.get(callId)?.setOver()
  };
}
function callsOf({ messageId, toolRequests = [] }) {
  return toolRequests.map(({ toolCallId: id, name: tool }) => {
    let setOver = ignore;
    const over = new Promise((resolve2) => {
      setOver = resolve2;
    });
    return { id, messageId, tool, over, setOver, hasCome: false };
  });
}
async function endOfAll(calls) {
  await Promise.all(calls.map(({ over }) => over));
}
function ignore() {
}

// src/adapters/copilot/start-runtime.ts
init_define_RUNTIME_PACKAGES();
import { mkdirSync as mkdirSync2 } from "node:fs";
import { join as join6 } from "node:path";
var START_MS = 1e4;
var CHECK_MS = 1e4;
var HEARTBEAT_MS = 2e3;
function runtimeHome({ directory }) {
  return join6(directory, "home");
}
async function startRuntime(settings, stopping) {
  const executable = await findRuntime(settings.sources, stopping);
  const started = await attempt(startProcess(executable, settings, stopping));
  if (started.kind === "done") return started.value;
  const isOver = stopping.aborted || describe(started.error).code !== "E_RUNTIME";
  if (isOver || !await repairRuntime(settings.sources, stopping)) throw started.error;
  return startProcess(executable, settings, stopping);
}
async function startProcess(executable, settings, stopping) {
  const home = runtimeHome(settings);
  const baseFolder = join6(settings.directory, "copilot");
  for (const folder of [home, baseFolder]) mkdirSync2(folder, { recursive: true, mode: 448 });
  if (stopping.aborted) throwEnded();
  const client = createClient(settings, { executable, home, baseFolder });
  const killed = new Promise((resolve2) => {
    stopping.addEventListener("abort", () => resolve2(client.forceStop()));
  });
  try {
    const rejectWhenKilled = killed.then(throwEnded);
    const started = client.start().catch(throwNotStarted);
    await withTimeout(
      START_MS,
      Promise.race([started, rejectWhenKilled]),
      () => throwNotStarted("no answer")
    );
    const checked = checkCredentials(client, settings.credentials);
    const models = await withTimeout(CHECK_MS, Promise.race([checked, rejectWhenKilled]), () => {
      throw unreachableError();
    });
    const runtimeEnded = Promise.race([killed, runtimeLost(client, stopping)]);
    const ripgrep = ripgrepOf(executable, settings.sources.platform);
    return { client, runtimeEnded, models, ripgrep };
  } catch (error) {
    await client.forceStop();
    throw error;
  }
}
function createClient({ credentials, path, proxies, variables }, { executable, home, baseFolder }) {
  const token = credentials.kind === "job-token" ? credentials.token : void 0;
  return new CopilotClient({
    mode: "empty",
    connection: RuntimeConnection.forStdio({ path: executable }),
    baseDirectory: baseFolder,
    workingDirectory: home,
    logLevel: "none",
    // The runtime takes a token from its environment only when it may log in by itself; the home is empty, so there is
    // nothing else to log in with.
    useLoggedInUser: token !== void 0,
    enableRemoteSessions: false,
    // An explicit environment: the runtime's process sees no variable of the job but these.
    env: {
      PATH: path,
      HOME: home,
      TMPDIR: home,
      LANG: "C.UTF-8",
      TZ: "UTC",
      ...proxies,
      ...variables,
      ...token === void 0 ? {} : { COPILOT_GITHUB_TOKEN: token }
    }
  });
}
function runtimeLost(client, stopping) {
  return new Promise((resolve2) => {
    const heartbeat = setInterval(() => {
      client.getStatus().catch(() => {
        clearInterval(heartbeat);
        resolve2();
      });
    }, HEARTBEAT_MS);
    heartbeat.unref();
    stopping.addEventListener("abort", () => clearInterval(heartbeat));
  });
}
function throwNotStarted(cause) {
  throw new SquadError({
    code: "E_RUNTIME",
    message: "The Copilot runtime did not start.",
    hint: "Run the job again. If it fails the same way, leave `copilot-runtime-path` empty, or clear the runner's tool cache.",
    cause
  });
}
function throwEnded() {
  throw new SquadError({
    code: "E_RUNTIME",
    message: "The Copilot runtime has ended; no more sessions can be opened."
  });
}

// src/adapters/copilot/copilot.ts
function sessionTools({ tools: given }, { calls, imageLimits }) {
  const tools = given.map(
    (tool) => ({
      name: tool.name,
      description: tool.description,
      parameters: tool.inputSchema,
      defer: "never",
      overridesBuiltInTool: true,
      isTerminal: tool.endsTurn === true,
      async handler(input, { toolCallId: id, signal }) {
        const messageId = calls.messageOf(id);
        const call = { id, signal: signal ?? NEVER_ABORTED, messageId, imageLimits };
        await calls.turnOf(id);
        const reply = await tool.call(input, call).finally(() => calls.endOf(id));
        return toToolResult(reply);
      }
    })
  );
  const availableTools = new ToolSet();
  for (const { name } of tools) availableTools.addCustom(name);
  return { tools, availableTools, excludedTools: new ToolSet().addBuiltIn("*") };
}
function refuseUnoffered(name, { tools }) {
  if (tools.some((tool) => tool.name === name)) return void 0;
  const names = tools.map((tool) => tool.name).join(", ") || "no tools";
  const reason = `E_TOOL_NOT_IN_CATALOG: this session has no tool ${JSON.stringify(headOf(name, 64))}; it has ${names}`;
  return { permissionDecision: "deny", permissionDecisionReason: reason };
}
var NEVER_ABORTED = new AbortController().signal;
var RESULT_TYPES = { ok: "success", failed: "failure", denied: "denied" };
function toToolResult({ text, kind, image }) {
  const result = { textResultForLlm: text, resultType: RESULT_TYPES[kind] };
  if (image === void 0) return result;
  return { ...result, binaryResultsForLlm: [{ type: "image", ...image }] };
}
function copilotSessionConfig(spec, settings) {
  const { calls, credentials, model: defaultModel, overflow, models } = settings;
  const { effort, model = defaultModel } = spec;
  const known = models.get(model ?? "");
  const isTaken = effort !== void 0 && known?.efforts.includes(effort) === true;
  const imageLimits = known?.images ?? USUAL_IMAGE_LIMITS;
  return {
    ...model === void 0 ? {} : { model },
    ...isTaken ? { reasoningEffort: effort } : {},
    ...sessionCredentials(credentials),
    ...sessionTools(spec, { calls, imageLimits }),
    onPermissionRequest: permissionHandler(spec),
    hooks: { onPreToolUse: ({ toolName }) => refuseUnoffered(toolName, spec) },
    ...DISABLED_FEATURES,
    workingDirectory: spec.directory,
    // The runtime's own text speaks of a terminal, of linters and package managers, and of tools that no session here has.
    systemMessage: { mode: "replace", content: spec.systemPrompt },
    largeOutput: { enabled: true, outputDirectory: overflow, maxSizeBytes: MAX_OUTPUT_BYTES }
  };
}
var MAX_OUTPUT_BYTES = 65536;
var DISABLED_FEATURES = {
  // With a GitHub token the runtime connects to GitHub's MCP server, and adds that server's text to the prompt.
  disabledMcpServers: ["github-mcp-server"],
  enableConfigDiscovery: false,
  enableFileHooks: false,
  enableHostGitOperations: false,
  enableSessionStore: false,
  enableSkills: false,
  enableOnDemandInstructionDiscovery: false,
  enableSessionTelemetry: false,
  enableMcpApps: false,
  skipCustomInstructions: true,
  skipEmbeddingRetrieval: true,
  manageScheduleEnabled: false,
  memory: { enabled: false },
  infiniteSessions: { enabled: false },
  includedBuiltinSkills: [],
  remoteSession: "off"
};
function permissionHandler({ tools }) {
  return (request) => request.kind === "custom-tool" && tools.some(({ name }) => name === request.toolName) ? { kind: "approve-once" } : { kind: "reject", feedback: "not allowed in this session" };
}
var SESSION_MS = 6e4;
function createCopilot(settings) {
  const stopping = new AbortController();
  let starting;
  const start = () => {
    starting ??= startRuntime(settings, stopping.signal);
    return starting;
  };
  return {
    version: runtimeVersion(settings.sources.platform),
    async start() {
      await start();
    },
    async models() {
      const { models } = await start();
      const { credentials } = settings;
      if (credentials.kind !== "provider") return [...models.keys()];
      return await listProviderModels(credentials.provider) ?? [];
    },
    async ripgrep() {
      return (await start()).ripgrep;
    },
    async openSession(spec) {
      const { sessionMs = SESSION_MS } = settings;
      const { client, ...started } = await start();
      if (stopping.signal.aborted) throwEnded();
      const calls = trackCalls();
      const overflow = runtimeHome(settings);
      const config = copilotSessionConfig(spec, { ...settings, ...started, overflow, calls });
      const opening = Promise.race([
        client.createSession(config),
        started.runtimeEnded.then(throwEnded)
      ]);
      const session = await withTimeout(sessionMs, opening, () => throwNotOpened(sessionMs));
      return wrapSession(session, spec, { ...started, mask: settings.mask, calls });
    },
    async stop() {
      stopping.abort();
      const running = await starting?.catch(() => void 0);
      await running?.runtimeEnded;
    }
  };
}
function throwNotOpened(ms) {
  throw new SquadError({
    code: "E_RUNTIME",
    message: `The Copilot runtime opened no session within ${ms / 1e3} s.`,
    hint: "Run the job again. If the runner is too small for so many agents at once, lower `max-agents`."
  });
}

// src/workspace/shown-folders.ts
init_define_RUNTIME_PACKAGES();
import { lstat, readdir as readdir2, readFile as readFile2, realpath } from "node:fs/promises";
import { isAbsolute as isAbsolute2, join as join7 } from "node:path";
async function findInstalled(asked) {
  const names = (await listIgnored(asked, isInstalled)).flatMap(folderName);
  const held = await Promise.all(names.map((name) => holdsCredentials(asked.checkout, name)));
  return names.filter((_name, at) => held[at] === false);
}
async function readShare(share, checkout, hidden = []) {
  const kinds = await Promise.all(
    share.map(
      (path) => isAbsolute2(path) ? kindOfOutside(path, [checkout, ...hidden]) : kindOfFolder(path, checkout)
    )
  );
  const paths = (wanted2) => share.filter((_path, at) => kinds[at] === wanted2);
  const refused2 = share.flatMap((path, at) => {
    const reason = REASONS[kinds[at] ?? "missing"];
    return reason === void 0 ? [] : [{ path, reason }];
  });
  return { folders: paths("folder"), readable: paths("outside"), refused: refused2 };
}
var REASONS = {
  blocked: "it is a file or a link, or lies behind one",
  hidden: "it leads to the checkout or to the run's own files; write folders of the checkout without its path"
};
async function kindOfFolder(path, checkout) {
  const names = path.split("/").filter((name) => name !== "" && name !== ".");
  const found = await attempt(workInFolder({ root: checkout, names }, async () => void 0));
  if (found.kind === "threw") return "missing";
  return found.value.kind === "worked" ? "folder" : "blocked";
}
async function kindOfOutside(path, hidden) {
  const target = await attempt(realpath(path));
  if (target.kind === "threw") return "missing";
  const leadsTo = async (folder) => {
    const real = await realpath(folder).catch(() => folder);
    return wayInside(real, target.value) !== void 0 || wayInside(target.value, real) !== void 0;
  };
  const isHidden = (await Promise.all(hidden.map(leadsTo))).includes(true);
  return isHidden ? "hidden" : "outside";
}
async function lookAround(asked, share, commit) {
  const [ignored2, installed, committed, { folders, refused: refused2 }] = await Promise.all([
    listIgnored(asked, () => true),
    findInstalled(asked),
    asked.ask(["ls-tree", "--name-only", commit]),
    readShare(share, asked.checkout)
  ]);
  const shown = /* @__PURE__ */ new Set([...installed, ...committed.split("\n"), ...folders.map(trimmed)]);
  const absent = ignored2.filter((name) => !shown.has(trimmed(name)));
  const known = ignored2.flatMap(folderName).filter(isInstalled);
  const withCredentials = known.filter((name) => !installed.includes(name));
  return { absent, withCredentials, refused: refused2 };
}
var isInstalled = (name) => INSTALLED_FOLDERS.includes(name);
var trimmed = (path) => path.replace(/^(?:\.\/)+|\/+$/g, "");
var folderName = (path) => path.endsWith("/") ? [path.slice(0, -1)] : [];
var MOST_NAMES = 5e3;
async function listIgnored({ checkout, ask }, isWanted) {
  const found = await attempt(readdir2(checkout, { withFileTypes: true }));
  const entries = found.kind === "done" ? found.value : [];
  const names = entries.filter(({ name }) => name !== ".git" && isWanted(name)).map((entry) => entry.isDirectory() ? `${entry.name}/` : entry.name).slice(0, MOST_NAMES);
  if (names.length === 0) return [];
  const output = await ask(["check-ignore", "--no-index", "--", ...names.map((it) => `./${it}`)]);
  const ignored2 = new Set(output.split("\n"));
  return names.filter((name) => ignored2.has(`./${name}`));
}
function askRunGit(git, checkout, folder) {
  const worktree = { directory: checkout, indexFile: join7(folder, "checkout.index") };
  const environment = { GIT_LITERAL_PATHSPECS: "0" };
  const ask = async (args) => {
    const answered = await attempt(git.attempt(args, { worktree, environment }));
    return answered.kind === "done" ? answered.value.stdout : "";
  };
  return { checkout, ask };
}
var ANYTHING = /(?:)/;
var IN_ADDRESS = /https?:\/\/[^/\s]*@/i;
var CARGO_TOKEN = /\b(?:token|secret-key)["']?\s*=|https?:\/\/[^/\s]*@/i;
var BUNDLER_HOST = /(?<!BUNDLE_BUILD)__|:\/\//;
var INSTALLED = new Map(
  Object.entries({
    // npm, pnpm, Yarn and Bun; their credentials are in .npmrc and .yarnrc.yml beside it.
    node_modules: {},
    // Yarn's cache and plugins.
    ".yarn": {},
    // pnpm's store, where the home is on another disk.
    ".pnpm-store": {},
    bower_components: {},
    // Python's environments, of people and of tox and Nox. `pip config --site` writes into them.
    ".venv": { "pip.conf": IN_ADDRESS },
    venv: { "pip.conf": IN_ADDRESS },
    ".tox": {},
    ".nox": {},
    // PDM's packages, and what setuptools needs for building.
    __pypackages__: {},
    ".eggs": {},
    // Go, Cargo, Composer and Bundler. Composer's credentials are in auth.json beside it.
    vendor: {},
    // Names the folder of Ruby's packages.
    ".bundle": { config: BUNDLER_HOST },
    // What Cargo, Maven and sbt compiled, dependencies included.
    target: {},
    // Says that Cargo's packages are in vendor.
    ".cargo": {
      "credentials.toml": ANYTHING,
      credentials: ANYTHING,
      "config.toml": CARGO_TOKEN,
      config: CARGO_TOKEN
    },
    // Gradle's cache, or its whole home.
    ".gradle": {
      "gradle.properties": ANYTHING,
      "init.gradle": ANYTHING,
      "init.gradle.kts": ANYTHING,
      "init.d": ANYTHING
    },
    // Maven's packages, with -Dmaven.repo.local=.m2/repository.
    ".m2": { "settings.xml": ANYTHING, "settings-security.xml": ANYTHING },
    // NuGet's packages, and which of them a project restored.
    ".nuget": { NuGet: ANYTHING, "NuGet.Config": ANYTHING, "nuget.config": ANYTHING },
    obj: {},
    // Mix's packages; what Mix, rebar3 and Dune compiled from packages.
    deps: {},
    _build: {},
    // Swift's packages, and which of Dart's a project uses.
    ".build": {},
    ".dart_tool": {},
    // opam's packages, and vcpkg's.
    _opam: {},
    vcpkg_installed: {}
  })
);
var INSTALLED_FOLDERS = [...INSTALLED.keys()];
var MOST_BYTES = 65536;
async function holdsCredentials(checkout, name) {
  const files = Object.entries(INSTALLED.get(name) ?? {});
  const found = await Promise.all(
    files.map(([file, credential]) => hasMatch(join7(checkout, name, file), credential))
  );
  return found.includes(true);
}
async function hasMatch(path, pattern) {
  const found = await attempt(lstat(path));
  if (found.kind === "threw") return systemCode(found.error) !== "ENOENT";
  if (!found.value.isFile() || found.value.size > MOST_BYTES) return true;
  const text = await attempt(readFile2(path, "utf8"));
  return text.kind === "threw" || pattern.test(text.value);
}

// src/scribe/plan.ts
init_define_RUNTIME_PACKAGES();
import { basename as basename5 } from "node:path/posix";

// src/team/inbox.ts
init_define_RUNTIME_PACKAGES();
import { basename as basename2 } from "node:path/posix";
function parseInboxEntry(inboxEntry, members) {
  const matter = readInboxMatter(inboxEntry.text);
  const lines = readLines(matter.body);
  if (!lines.some((line) => line.kind !== "comment" && line.text.trim() !== "")) return [];
  const facts = readFacts(inboxEntry.file, matter.fields, members);
  const entries = entriesIn(lines);
  const read = entries.length === 0 ? [wholeFileEntry(lines, facts)] : entries.map((entry) => ({
    ...entry,
    date: ownDayIn(entry.heading) ?? labelledDay(entry) ?? facts.date ?? entry.date,
    author: entry.author ?? facts.author ?? facts.fileAuthor
  }));
  const shown = read.flatMap(({ heading, body }) => [heading, body]);
  const untold = untoldBlock(matter.yaml, SHOWN_FIELDS, [...shown, facts.author ?? ""]);
  const last = read.length - 1;
  return read.map((entry, at) => {
    const body = withLabels(entry.body, facts.labels);
    return { ...entry, body: at === last ? withUntold(body, untold) : body };
  });
}
function labelledDay({ body }) {
  return readLabels(readLines(body)).date;
}
function withLabels(body, labels) {
  const lines = body.split("\n");
  const added = labels.filter((label) => !lines.includes(label));
  if (added.length === 0) return body;
  const first = labelOf({ kind: "text", text: lines[0] ?? "" });
  const signature2 = first?.label === "by" ? lines.splice(0, 1) : [];
  const goesOn2 = lines[0] === void 0 || lines[0] === "" || lines[0].startsWith("**");
  return [...signature2, ...added, ...goesOn2 ? [] : [""], ...lines].join("\n").trimEnd();
}
function withUntold(body, block) {
  if (block === "") return body;
  return [closeBlocks(body), block].filter((part) => part !== "").join("\n\n");
}
function entriesIn(lines) {
  const pieces = cutDecisions(lines, () => false);
  const found = pieces.filter(({ entry }) => entry !== void 0);
  const before = pieces.slice(
    0,
    pieces.findIndex(({ entry }) => entry !== void 0)
  );
  const preamble = before.flatMap((piece) => piece.lines);
  const shared = readLabels(preamble);
  const entries = found.flatMap(({ entry }) => entry === void 0 ? [] : [entry]).map((entry) => ({
    ...entry,
    date: entry.date ?? shared.date,
    author: entry.author ?? shared.author
  }));
  const [first, ...rest] = entries;
  const isLow = found[0]?.level === 3;
  if (first === void 0 || !isLow && rest.length === 0) return [];
  const startsWithEntry = isLow && preamble.every((line) => headingOf(line) === void 0);
  if (!startsWithEntry && !entries.every(isWhole)) return [];
  const words = textOf(
    preamble.filter((line) => headingOf(line)?.level !== 1 || !isScaffold(line))
  );
  if (words === "") return entries;
  return [{ ...first, body: `${words}

${first.body}`.trimEnd() }, ...rest];
}
function isWhole({ date, author, body }) {
  if (date !== void 0 || author !== void 0) return true;
  return readLines(body).some((line) => isOwnPart(headingOf(line)?.title ?? ""));
}
function wholeFileEntry(lines, facts) {
  const own = ownTitle(lines);
  const title = facts.title ?? own ?? facts.fileTitle;
  const top = lines.findIndex((line) => line.text.trim() !== "");
  const opensWithTitle = own === title && headingOf(lines[top] ?? NO_LINE)?.title === title;
  const body = opensWithTitle ? lines.slice(top + 1) : lines;
  const day = ownDayIn(title) === void 0 ? readLabels(body).date ?? facts.date : void 0;
  const entry = toDecisionEntry(day === void 0 ? title : `${day}: ${title}`, body);
  return { ...entry, author: facts.author ?? entry.author ?? facts.fileAuthor };
}
var NO_LINE = { kind: "text", text: "" };
function ownTitle(lines) {
  const title = lines.map(headingOf).find((heading) => heading !== void 0)?.title ?? "";
  return title === "" || isPartTitle(title) ? void 0 : title;
}
function isInboxEntry(file) {
  return /^(?!readme\.md$)[^./][^/]*\.md$/i.test(file) && slug(file) !== "";
}
var SHOWN_FIELDS = /* @__PURE__ */ new Set(["title", "author", "by"]);
function readFacts(file, fields, members) {
  const namesOf2 = (fact) => [...fields.keys()].filter((name) => factOf(name) === fact);
  const days = namesOf2("date").map((name) => dateIn(textField(fields, name) ?? ""));
  const authors = namesOf2("author").map((name) => namesField(fields, name));
  return {
    title: textField(fields, "title"),
    author: authors.find((author) => author !== void 0),
    date: days.find((day) => day !== void 0) ?? dateIn(file),
    labels: labelLines(fields, SHOWN_FIELDS),
    ...readFileName(file, members)
  };
}
function namesField(fields, name) {
  return textField(fields, name) ?? (listField(fields, name)?.join(", ") || void 0);
}
function readFileName(file, members) {
  const stem = file.replace(/\.md$/i, "");
  const author = members.filter((member) => stem === member.slug || stem.toLowerCase().startsWith(`${member.slug}-`)).sort((a, b) => b.slug.length - a.slug.length)[0];
  const rest = author === void 0 ? stem : stem.slice(author.slug.length + 1);
  const title = rest.replace(/-(?:[0-9a-f]{8}|\d{4}-\d\d-\d\dT[\d-]+Z?)$/, "").replace(/[-_]+/g, " ").trim();
  return { fileAuthor: author?.name, fileTitle: title === "" ? stem : title };
}
function readInboxMatter(text) {
  const matter = readFrontMatter(text);
  const none = {
    fields: /* @__PURE__ */ new Map(),
    yaml: "",
    isBroken: matter.kind === "broken"
  };
  if (matter.kind !== "data") return { ...none, body: matter.body };
  if (matter.fields.size > 0 || matter.yaml.trim() === "") return { ...matter, isBroken: false };
  return { ...none, body: normaliseText(text).replace(/^---.*\n/, "") };
}
function untoldBlock(yaml, shown, texts) {
  const lines = untoldLines(yaml, (name, field, source) => {
    const value = oneLine(plainValue(field));
    if (isEmpty(field)) return !/\s/.test(name);
    if (SQUAD_FIELDS.has(name)) return !TWO_WORDS.test(source);
    if (DAY_FIELDS.has(name)) return isDay(value);
    if (!shown.has(name)) return labelLine(name, field) !== void 0;
    return value !== "" && texts.some((text) => wordsOf(text).includes(wordsOf(value)));
  });
  return lines.trim() === "" ? "" : codeBlock(trimBlankLines(lines), "yaml");
}
var TWO_WORDS = new RegExp("\\p{L}[ \\t]+\\p{L}", "u");
function wordsOf(text) {
  return ` ${text.toLowerCase().split(/[^\p{L}\p{N}]+/u).join(" ").trim()} `;
}
function isEmpty(field) {
  if (field instanceof Map) return field.size === 0;
  return Array.isArray(field) ? field.length === 0 : field === null || field === "";
}
function isDay(value) {
  const day = dateIn(value);
  return day !== void 0 && /^[\d:.+TZ -]*$/.test(value.replace(day, ""));
}
var MAX_LABEL = 40;
var MAX_VALUE = 300;
var DAY_FIELDS = /* @__PURE__ */ new Set(["createdAt", "date"]);
var SQUAD_FIELDS = /* @__PURE__ */ new Set([
  ...["id", "class", "loadGuidance", "metadata"]
]);
function labelLines(fields, shown) {
  return [...fields].flatMap(([name, field]) => {
    const isLabel = ![shown, DAY_FIELDS, SQUAD_FIELDS].some((names) => names.has(name));
    const line = isLabel ? labelLine(name, field) : void 0;
    return line === void 0 ? [] : [line];
  });
}
function labelLine(name, field) {
  const label = labelFor(name);
  const value = oneLine(plainValue(field));
  const isShort = value !== "" && value.length <= MAX_VALUE;
  return label === void 0 || !isShort ? void 0 : `**${label}:** ${value}`;
}
function labelFor(name) {
  if (name.length > MAX_LABEL || !new RegExp("^\\p{L}[\\p{L}\\p{N} _-]*$", "u").test(name)) return void 0;
  const words = name.replace(new RegExp("(?<=\\p{Ll})(?=\\p{Lu})", "gu"), " ").replace(/[_ -]+/g, " ").trim().toLowerCase();
  return capitalise(words);
}
function plainValue(field) {
  const values = Array.isArray(field) ? field : [field];
  return values.every((value) => typeof value === "string") ? values.join(", ") : "";
}
var DECISIONS_BYTES = 4 * 1024 * 1024;
var INBOX_FILE_BYTES = 65536;
var MAX_INBOX_FILES = 500;
var DECISIONS_FILE = "decisions.md";
var OLDER_DECISIONS_FILE = "decisions/decisions.md";
async function loadDecisions(tree, location) {
  const inbox = `${location.directory}/decisions/inbox/`;
  const inboxFiles = tree.entries.filter(
    ({ path, mode }) => path.startsWith(inbox) && isRegularFile(mode) && isInboxEntry(path.slice(inbox.length))
  );
  const [older, main, unmerged] = await Promise.all([
    readMerged(tree, `${location.directory}/${OLDER_DECISIONS_FILE}`),
    readMerged(tree, `${location.directory}/${DECISIONS_FILE}`),
    Promise.all(
      inboxFiles.slice(0, MAX_INBOX_FILES).map(async ({ path }) => {
        const text = await tree.read(path, INBOX_FILE_BYTES) ?? "";
        return parseInboxEntry({ file: basename2(path), text }, location.members);
      })
    )
  ]);
  const warnings = inboxFiles.length > MAX_INBOX_FILES ? [
    `${inbox} holds ${inboxFiles.length} files; ${MAX_INBOX_FILES} are read. Let Scribe merge them.`
  ] : [];
  return {
    entries: [...joinDecisions(older.entries, main.entries), ...unmerged.flat()],
    prose: [main.prose, older.prose].filter((prose) => prose !== "").join("\n\n"),
    warnings
  };
}
function joinDecisions(older, main) {
  const keyOf2 = ({ title, date }) => `${date}
${titleKey(title)}`;
  const known = new Set(main.map(keyOf2));
  return [...older.filter((entry) => !known.has(keyOf2(entry))), ...main];
}
async function readMerged(tree, path) {
  const size = tree.entries.find((entry) => entry.path === path)?.size ?? 0;
  const text = size <= DECISIONS_BYTES ? await tree.read(path, DECISIONS_BYTES) : await tree.readEnd(path, DECISIONS_BYTES);
  return readDecisions(text ?? "");
}

// src/team/learnings.ts
init_define_RUNTIME_PACKAGES();
import { basename as basename3 } from "node:path/posix";
var HEAD_BYTES = 65536;
var END_BYTES = 262144;
var FRAGMENT_BYTES = 16384;
var MAX_FRAGMENTS = 200;
async function readHistory(tree, member) {
  const folders = member.folder === void 0 ? [] : [member.folder, ...member.otherFolders];
  const [histories, fragments] = await Promise.all([
    Promise.all(folders.toReversed().map((folder) => readParts(tree, `${folder}/history.md`))),
    Promise.all(fragmentPaths(tree, folders).map((path) => readFragment(tree, path)))
  ]);
  return {
    texts: histories.flat(),
    fragments: fragments.filter(({ text }) => text !== ""),
    complete: histories.every((parts) => parts.length <= 1)
  };
}
function fragmentPaths(tree, folders) {
  const prefixes = folders.map((folder) => `${folder}/inbox/`);
  return tree.entries.filter(({ mode, path }) => isRegularFile(mode) && path.endsWith(".md")).map(({ path }) => path).filter((path) => prefixes.some((prefix) => path.startsWith(prefix))).sort((a, b) => compareText(basename3(a), basename3(b))).slice(-MAX_FRAGMENTS);
}
async function readFragment(tree, path) {
  const text = await tree.read(path, FRAGMENT_BYTES) ?? "";
  return { text: normaliseText(text).trim(), date: dateIn(basename3(path)) };
}
async function readParts(tree, path) {
  const entry = tree.entries.find((candidate) => candidate.path === path);
  if (entry === void 0) return [];
  if (entry.size <= HEAD_BYTES + END_BYTES) {
    return [await tree.read(path, HEAD_BYTES + END_BYTES) ?? ""];
  }
  const [head = "", end = ""] = await Promise.all([
    tree.read(path, HEAD_BYTES),
    tree.readEnd(path, END_BYTES)
  ]);
  return [head.slice(0, head.lastIndexOf("\n") + 1), end.slice(end.indexOf("\n") + 1)];
}
var LONG_BLOCK = 2e3;
function readLearnings(text) {
  return sectionsOf(text).filter((section2) => !isCore(section2)).flatMap(learningsIn);
}
function sectionsOf(text) {
  return readSections(readLines(text).filter((line) => line.kind !== "comment"));
}
function isCore(section2) {
  return /^core context$/i.test(section2.title);
}
function learningsIn(section2) {
  const blocks = groupLines(section2.lines, (line) => headingOf(line) !== void 0);
  return blocks.flatMap((block) => {
    const first = block[0];
    const isHeaded = first !== void 0 && headingOf(first) !== void 0;
    if (isHeaded && textOf(block).length <= LONG_BLOCK) return learningOf(block, void 0);
    const date = isHeaded ? dateIn(first.text) : void 0;
    return groupLines(block, startsLearning).flatMap((entry) => learningOf(entry, date));
  });
}
function groupLines(lines, starts) {
  const groups = [];
  let afterGap = true;
  for (const line of lines) {
    const open = groups.at(-1);
    if (open === void 0 || starts(line, afterGap)) groups.push([line]);
    else open.push(line);
    afterGap = line.text.trim() === "" || headingOf(line) !== void 0;
  }
  return groups;
}
function startsLearning(line, afterGap) {
  if (line.kind !== "text" || line.text.trim() === "") return false;
  return /^(?:[-*+] |📌)/u.test(line.text) || afterGap && !/^\s/.test(line.text);
}
function learningOf(block, date) {
  const text = textOf(block);
  const isEmpty2 = /^(?:#+\s*[\d-]*)?$/.test(text);
  const first = block[0]?.text ?? "";
  return isEmpty2 ? [] : [{ text, date: learningDay(first) ?? date ?? dateIn(first) }];
}
function learningDay(line) {
  const begins = /^(?:[-*+]\s+)?(?:📌\s*)?(?:Team update\s*)?[^\p{L}\p{N}]{0,8}(\d{4}-\d\d-\d\d)/u.exec(line);
  const ends = /\((\d{4}-\d\d-\d\d)\)\s*$/.exec(line.slice(-40));
  return dateIn(begins?.[1] ?? ends?.[1] ?? "");
}
async function loadHistory(tree, member, { query, budget }, waiting = []) {
  const { texts, fragments, complete } = await readHistory(tree, member);
  const sections = texts.flatMap(sectionsOf);
  const stored = sections.filter((section2) => !isCore(section2)).flatMap(learningsIn);
  const learnings = [
    ...[...stored, ...fragments].map((one) => ({ ...one, isMerged: true })),
    ...waiting.map((one) => ({ ...one, isMerged: false }))
    // Undated ones come from the first Squads, so they are the oldest.
  ].toSorted((one, other) => compareText(one.date ?? "", other.date ?? ""));
  const items = learnings.map(({ text }, index) => ({
    text,
    words: wordSet(text),
    // Counts three times as much as for decisions: an agent's memory is mostly what it learnt last.
    recency: 3 * (index + 1) / learnings.length,
    boost: 0
  }));
  const head = coreContext(sections.filter(isCore), budget);
  const more = complete ? "" : "More than ";
  const note = (count2) => `(${more}${count2} older ${count2 === 1 ? "learning is" : "learnings are"} left out.)`;
  const overhead = "## Learnings\n\n".length + note(learnings.length).length + 2;
  const room = budget - head.length - overhead;
  const { chosen, leftOut } = selectMemory(items, { query, budget: room });
  const textsOf = (wanted2) => chosen.filter(({ index }) => learnings[index]?.isMerged === wanted2).map(({ text }) => text);
  const merged = textsOf(true);
  const parts = leftOut > 0 ? [note(leftOut), ...merged] : merged;
  const body = merged.length === 0 ? "" : `## Learnings

${parts.join("\n\n")}`;
  return { text: `${head}${body}`.trim(), unmerged: textsOf(false).join("\n\n"), leftOut };
}
function coreContext(sections, budget) {
  const heading = "## Core Context\n\n";
  const core = sections.map((section2) => textOf(section2.lines)).filter((part) => part !== "");
  const maxLength = Math.max(0, Math.floor(budget / 2) - heading.length - 2);
  const text = shorten(core.join("\n\n"), maxLength);
  return text === "" ? "" : `${heading}${text}

`;
}
async function loadLearnings(tree, member) {
  const { texts, fragments } = await readHistory(tree, member);
  return [...texts.flatMap(readLearnings), ...fragments];
}
var WISDOM_BYTES = 65536;
function wisdomPath(directory) {
  return `${directory}/identity/wisdom.md`;
}
async function loadWisdom(tree, directory) {
  return readWisdom(await tree.read(wisdomPath(directory), WISDOM_BYTES) ?? "");
}
function readWisdom(text) {
  const { body } = readFrontMatter(text);
  const parted = body.replace(/^(?=\*\*Pattern:)/gm, "\n");
  return readLearnings(parted).filter((entry) => !TEMPLATE.test(entry.text));
}
var TEMPLATE = /^Reusable patterns and heuristics learned through work\b/;
function selectWisdom(entries, memoryQuery) {
  const items = entries.map(({ text }, index) => ({
    text,
    words: wordSet(text),
    recency: (index + 1) / entries.length,
    boost: 0
  }));
  const { chosen } = selectMemory(items, memoryQuery);
  return chosen.map(({ text }) => text).join("\n\n");
}
function wisdomKey(text) {
  const [pattern = ""] = text.split("**Context:**");
  return toPhrase(pattern.replace(/^\s*(?:[-*+] )?(?:\*\*Pattern:\*\*)?/, "")).trim();
}

// src/tools/built-in/learnings.ts
init_define_RUNTIME_PACKAGES();
var CATEGORY_ITEM = /^[-*] \*\*\[([^\]\n*]{1,60})\]\*\*[ \t]+(?=\S)/;
function listLearnings(text) {
  return readItems(text, CATEGORY_ITEM);
}
function readItems(text, pattern) {
  const items = [];
  let isOpen = false;
  for (const line of readLines(text)) {
    const starts = startsItem(line, pattern);
    if (starts) items.push([]);
    isOpen = starts || isOpen && continuesItem(line);
    if (isOpen) items.at(-1)?.push(line.text);
  }
  return items.map((lines) => lines.join("\n").trimEnd());
}
function startsItem({ kind, text }, pattern) {
  return kind === "text" && pattern.test(text);
}
function continuesItem({ text }) {
  return text.trim() === "" || /^(?: {2,}|\t)/.test(text);
}
function entryKey(entry) {
  const lines = entry.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "").join("\n");
}
function textAdded(before, after) {
  const [old, now] = [normaliseText(before), normaliseText(after)];
  if (now.startsWith(old)) return now.slice(old.length);
  const kept = old.trimEnd().split("\n");
  let at = 0;
  const added = now.split("\n").filter((line) => {
    const isKept = at < kept.length && line === kept[at];
    if (isKept) at += 1;
    return !isKept;
  });
  return at === kept.length ? added.join("\n") : void 0;
}
function dropRepeatedLearnings(text) {
  const lines = readLines(text);
  const known = /* @__PURE__ */ new Set();
  const repeated = [];
  const kept = [];
  let from = 0;
  for (const { first, line } of startsOfLearnings(lines)) {
    const until = endOfItem(lines, first);
    if (isContinued(lines, until)) continue;
    const end = lines[until]?.start ?? text.length;
    const entry = text.slice(line.start, end).replace(/\r\n?/g, "\n").trimEnd();
    if (known.has(entryKey(entry))) {
      kept.push(text.slice(from, line.start));
      repeated.push(entry);
      from = end;
    }
    known.add(entryKey(entry));
  }
  return { text: kept.join("") + text.slice(from), repeated };
}
function isContinued(lines, until) {
  let at = until;
  while (lines[at]?.text.trim() === "") at += 1;
  const next = lines[at];
  return next !== void 0 && headingOf(next) === void 0 && !startsItem(next, /^[-*] /);
}
function startsOfLearnings(lines) {
  let isBelow = false;
  return lines.flatMap((line, first) => {
    if ((headingOf(line)?.level ?? 3) <= 2) isBelow = isLearningsHeading(line);
    return isBelow && startsItem(line, CATEGORY_ITEM) ? [{ first, line }] : [];
  });
}
function isLearningsHeading(line) {
  const heading = headingOf(line);
  return heading?.level === 2 && /^learnings$/i.test(heading.title);
}
function endOfItem(lines, first) {
  let until = first + 1;
  for (let line = lines[until]; line && continuesItem(line); line = lines[until]) until += 1;
  const isBlank = (at) => lines[at]?.text.trim() === "";
  if (isBlank(first - 1)) return until;
  let end = until;
  while (end > first + 1 && isBlank(end - 1)) end -= 1;
  return end;
}
function joinHistories({ base, ours, theirs }) {
  const added = learningsAdded(base, theirs);
  if (added !== void 0) return withLearnings(ours, added);
  const own = learningsAdded(base, ours);
  return own === void 0 ? void 0 : withLearnings(theirs, own);
}
function learningsAdded(base, text) {
  const added = entriesBeyond(base, text);
  if (added.length === 0) return void 0;
  return appendLearnings(base, added) === text ? added : void 0;
}
function withLearnings(text, entries) {
  const known = new Set(listLearnings(text).map(entryKey));
  const added = entries.filter((entry) => !known.has(entryKey(entry)));
  return added.length === 0 ? text : appendLearnings(text, added);
}
function entriesBeyond(base, text) {
  const known = new Set(listLearnings(base).map(entryKey));
  return listLearnings(text).filter((entry) => !known.has(entryKey(entry)));
}
function learningEntry(category, learning) {
  const [first = "", ...rest] = plainText(learning).split("\n");
  const more = rest.map((line) => line.trim() === "" ? "" : `    ${line}`);
  return [`- **[${category}]** ${first}`, ...more].join("\n");
}
function appendLearnings(text, entries) {
  return appendToLearnings(text, () => entries);
}
function appendDatedLearnings(text, learnings) {
  return appendToLearnings(
    text,
    (block) => block === void 0 ? learnings.map(({ entry }) => entry) : withDayHeadings(block, learnings)
  );
}
function withDayHeadings(block, learnings) {
  let open = dateIn(block);
  return learnings.flatMap(({ entry, day }, at) => {
    const heading = day === open ? [] : [...at === 0 ? [] : [""], `### ${day}`, ""];
    open = day;
    return [...heading, entry];
  });
}
var LEARNINGS = { file: "Project Context", section: "Learnings" };
function appendToLearnings(text, partsUnder) {
  return appendToSection(text, LEARNINGS, partsUnder);
}
function appendToSection(text, titles, partsUnder) {
  const heading = `## ${titles.section}`;
  if (text.trim() === "") {
    return `# ${titles.file}

${heading}

${partsUnder(void 0).join("\n")}
`;
  }
  const lineEnd = lineEndOf(text);
  const closed = closeBlocks(text, (line) => isSection(line) || isEntry(line));
  const lines = readLines(closed);
  const { start, until, block } = findSection(lines, titles.section);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== "");
  const { start: from = 0, text: words = "" } = lines[last] ?? {};
  const end = from + words.length;
  const parts = partsUnder(block);
  const continuesList = isListLine(words) && parts.slice(0, 1).every(isListLine);
  const frame = start === -1 ? ["", heading, ""] : continuesList ? [] : [""];
  const added = [...frame, ...parts.flatMap((part) => part.split("\n"))];
  const isTight = last + 1 === until && until < lines.length;
  const after = isTight ? `${lineEnd}${closed.slice(end)}` : closed.slice(end) || lineEnd;
  return `${closed.slice(0, end)}${added.map((line) => `${lineEnd}${line}`).join("")}${after}`;
}
function findSection(lines, title) {
  const start = lines.findIndex(
    ({ kind, text }) => kind === "text" && text.trimEnd() === `## ${title}`
  );
  if (start === -1) return { start, until: lines.length, block: void 0 };
  const next = lines.findIndex((line, at) => at > start && isSection(line));
  const until = next === -1 ? lines.length : next;
  const headings = lines.slice(start, until).map(headingOf);
  return { start, until, block: headings.findLast((heading) => heading?.level === 3)?.title };
}
function isSection(line) {
  return (headingOf(line)?.level ?? 3) <= 2;
}
function isEntry({ kind, text }) {
  return kind === "text" && /^[-*] \*\*/.test(text);
}
function isListLine(text) {
  return /^(?:[-*] | {2,}\S)/.test(text);
}

// src/scribe/archive.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/verify-merge.ts
init_define_RUNTIME_PACKAGES();
function findDecisionsLoss(before, after, merged) {
  return verifyEntries(
    headingsIn(before ?? ""),
    headingsIn(after),
    merged.map(({ heading }) => heading)
  );
}
function headingsIn(text) {
  return parseDecisions(text).map(({ heading }) => heading);
}
function findHistoryLoss(before, after, merged) {
  const old = listLearnings(before ?? "");
  const added = merged.map(({ entry }) => entry);
  const exact = /* @__PURE__ */ new Set([...old, ...added]);
  const found = listLearnings(after).map((it) => exact.has(it) ? it : withoutCloser(it));
  return verifyEntries(old, found, added);
}
function findWisdomLoss(before, after, added) {
  const lines = linesOf(after);
  let at = 0;
  for (const line of linesOf(before ?? "")) {
    at = lines.indexOf(line, at) + 1;
    if (at === 0) return `"${line}" is no longer there`;
  }
  const text = `
${lines.join("\n\n")}
`;
  const times = (entry) => text.split(`
${linesOf(entry).join("\n\n")}
`).length - 1;
  const notOnce = added.find((entry) => times(entry) !== 1);
  return notOnce === void 0 ? void 0 : `"${notOnce}" does not appear exactly once`;
}
function linesOf(text) {
  const lines = normaliseText(text).split("\n");
  return lines.map((line) => line.trimEnd()).filter((line) => line !== "");
}
function withoutCloser(entry) {
  return entry.replace(/\n *(?:`{3,}|~{3,}|-->)$/, "").trimEnd();
}
function verifyEntries(before, after, merged) {
  if (after.length !== before.length + merged.length) {
    return `${before.length} old and ${merged.length} new entries should make ${before.length + merged.length}, not ${after.length}`;
  }
  const counts = countNames(after);
  const old = countNames(before);
  const notOnce = merged.find((name) => counts.get(name) !== (old.get(name) ?? 0) + 1);
  if (notOnce !== void 0)
    return `"${firstLine(notOnce)}" appears ${counts.get(notOnce) ?? 0} times`;
  const lost = findLost(before, after);
  return lost === void 0 ? void 0 : `"${firstLine(lost)}" is no longer there`;
}
function findLost(before, after) {
  const counts = countNames(after);
  return [...countNames(before)].find(([name, count2]) => (counts.get(name) ?? 0) < count2)?.[0];
}
function countNames(names) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
function firstLine(text) {
  return text.split("\n", 1)[0] ?? "";
}

// src/scribe/archive.ts
function leavesBlockOpen(lines) {
  return lines.some(({ kind, text }) => kind === "text" && blockOpenedBy(text) !== void 0);
}
function dayIn(text) {
  const day = dateIn(text);
  return day === void 0 || day.slice(8) <= "28" || dayBefore(day, 0) === day ? day : void 0;
}
function dayBefore(day, days) {
  const time = Date.parse(`${day}T00:00:00Z`) - days * 864e5;
  return dayOf(time);
}
function moveToArchive({ text, archive, title, itemsIn }, { kept, gone, moved }) {
  const lineEnd = lineEndOf(text);
  const byteOrderMark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const isNew = archive === void 0 || archive.trim() === "";
  const ready = withBlankLine(isNew ? `# ${title}${lineEnd}` : closeBlocks(archive), lineEnd);
  const next = { text: `${byteOrderMark}${kept}`, archive: ready + withLineEnd(gone, lineEnd) };
  const lost = findLost([text, ready].flatMap(itemsIn), [next.text, next.archive].flatMap(itemsIn));
  if (lost === void 0) return { ...next, moved };
  throw new SquadError({
    code: "E_INTERNAL",
    message: `Moving ${moved} entries to the ${title} would have changed or lost ${JSON.stringify(lost.slice(0, 80))}. Nothing was archived.`,
    hint: "Move old entries there by hand, and report this with a copy of the file that they are in."
  });
}
function withLineEnd(text, lineEnd) {
  return text === "" || /[\r\n]$/.test(text) ? text : `${text}${lineEnd}`;
}
function withBlankLine(text, lineEnd) {
  const terminated = withLineEnd(text, lineEnd);
  return /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)$/.test(terminated.slice(-200)) ? terminated : `${terminated}${lineEnd}`;
}

// src/scribe/archive-decisions.ts
init_define_RUNTIME_PACKAGES();
function splitDecisions(text, lines = readLines(text)) {
  const pieces = cutDecisions(lines);
  const starts = pieces.map((piece) => piece.lines[0]?.start ?? text.length);
  return pieces.map((piece, at) => ({ ...piece, raw: text.slice(starts[at], starts[at + 1]) }));
}
function joinParts(parts) {
  return parts.map(({ raw }) => raw).join("");
}
function listEntries(text) {
  const entries = splitDecisions(text).filter(({ entry }) => entry !== void 0);
  return entries.map(({ raw }) => raw.trimEnd());
}
var FIRST_GATE = { bytes: 20480, days: 30 };
var SECOND_GATE = { bytes: 51200, days: 7 };
function archiveDecisions(text, archive, today) {
  const bytes = Buffer.byteLength(text);
  if (bytes < FIRST_GATE.bytes) return void 0;
  const lines = readLines(text);
  const parts = splitDecisions(text, lines);
  const dated = findDatedDecisions(parts, leavesBlockOpen(lines));
  const first = selectOlder(dayBefore(today, FIRST_GATE.days), dated);
  const isEnough = bytes - Buffer.byteLength(joinParts(first)) < SECOND_GATE.bytes;
  const moved = isEnough ? first : selectOlder(dayBefore(today, SECOND_GATE.days), dated);
  const plans = [moved, moved.filter(({ level }) => level === 3)].map(
    (some) => planMove(parts, some)
  );
  const plan = plans.find((one) => one.moved > 0 && staysReadable(text, one, archive));
  const file = { text, archive, title: "Decisions Archive", itemsIn: listEntries };
  return plan && moveToArchive(file, plan);
}
function planMove(parts, moved) {
  const gone = new Set(moved);
  return {
    kept: joinParts(parts.filter((part) => !gone.has(part))),
    gone: joinParts(moved),
    moved: moved.length
  };
}
function staysReadable(text, { kept, gone }, archive = "") {
  const before = [text, closeBlocks(archive)];
  const after = [kept, `${before[1]}

${gone}`];
  return findLost(before.flatMap(listEntries), after.flatMap(listEntries)) === void 0;
}
function findDatedDecisions(parts, hasOpenBlocks) {
  return parts.flatMap((part) => {
    const day = decisionDay(part);
    return day === void 0 || hasOpenBlocks && leavesBlockOpen(readLines(part.raw)) ? [] : [{ part, day }];
  });
}
function decisionDay({ entry, frame, lines }) {
  const isRule = frame === "governance" && !/^\d{4}-/.test(entry?.heading ?? "");
  if (entry === void 0 || isRule) return void 0;
  return dayIn(toDecisionEntry(entry.heading, lines.slice(1)).date ?? "");
}
function selectOlder(limit, dated) {
  return dated.filter(({ day }) => day < limit).map(({ part }) => part);
}

// src/scribe/archive-history.ts
init_define_RUNTIME_PACKAGES();
function readLearnings2(text) {
  const sections = groupLines(rawLines(text), (line) => levelOf(line) <= 2);
  return sections.flatMap(
    (section2) => section2.slice(0, 1).some(isLearningsHeading) ? readSection(section2) : [toFrame(section2)]
  );
}
function composeHistory(pieces, isChosen, lineEnd) {
  const chosen = pieces.map((piece, at) => ({ piece, at })).filter(({ piece }) => isChosen(piece));
  const parts = chosen.map(({ piece, at }, index) => {
    const before = chosen[index - 1];
    const { heading } = piece;
    if (heading !== void 0 && heading !== before?.piece.heading) {
      return `${heading.raw}${piece.raw}`;
    }
    if (before === void 0 || before.at === at - 1 || STARTS_BLOCK.test(piece.raw))
      return piece.raw;
    const gap = withBlankLine(before.piece.raw, lineEnd).slice(before.piece.raw.length);
    return `${gap}${piece.raw}`;
  });
  return parts.join("");
}
var STARTS_BLOCK = /^(?:[-*+] |📌|#)/u;
function rawLines(text) {
  const lines = readLines(text);
  return lines.map((line, at) => ({
    kind: line.kind,
    text: line.text,
    raw: text.slice(line.start, lines[at + 1]?.start)
  }));
}
function joinRaw(lines) {
  return lines.map(({ raw }) => raw).join("");
}
function levelOf(line) {
  return headingOf(line)?.level ?? 9;
}
function toFrame(lines) {
  return { raw: joinRaw(lines), day: void 0 };
}
function readSection(section2) {
  const [preamble = [], ...blocks] = groupLines(section2, (line) => levelOf(line) === 3);
  const [frame = [], ...items] = groupLines(preamble, startsLearning);
  const learnings = [];
  const day = () => learnings.at(-1)?.day ?? "";
  let latest = "";
  for (const item of items) {
    const learning = toLearning(item, latest);
    learnings.push(learning);
    if (learning.day > latest) latest = learning.day;
  }
  for (const block of blocks) learnings.push(...readBlock(block, day()));
  return [toFrame(frame), ...learnings];
}
function toLearning(lines, dayBefore2) {
  const day = dayIn(learningDay(lines[0]?.text ?? "") ?? "") ?? dayBefore2;
  return { raw: joinRaw(lines), day };
}
function readBlock(lines, dayBefore2) {
  const day = dayIn(lines[0]?.text ?? "") ?? dayBefore2;
  const raw = joinRaw(lines);
  const [first = [], ...items] = raw.length > LONG_BLOCK ? groupLines(lines, startsLearning) : [];
  if (items.length < 2) return [{ raw, day }];
  const heading = { raw: joinRaw(first) };
  return items.map((item) => ({ ...toLearning(item, day), heading }));
}
var CONDENSE_FROM_BYTES = 15360;
var TARGET_BYTES = 12288;
var NEWEST_BYTES = 4096;
var MAX_NOTE_BYTES = 200;
function condenseHistory(text, archive, today) {
  const bytes = Buffer.byteLength(text);
  const pieces = bytes < CONDENSE_FROM_BYTES ? [] : readLearnings2(text);
  const moved = selectOldest(pieces, bytes, today);
  if (moved.length === 0) return void 0;
  const lineEnd = lineEndOf(text);
  const moving = new Set(moved);
  const kept = composeHistory(pieces, (piece) => !moving.has(piece), lineEnd);
  const gone = composeHistory(pieces, (piece) => moving.has(piece), lineEnd);
  const days = moved.map(({ day }) => day);
  return moveToArchive(
    { text, archive, title: "History Archive", itemsIn: linesOf2 },
    {
      kept: addArchiveNote(kept, days, lineEnd),
      // Each batch has its own heading, so that bullets without a heading don't fall under the last batch's day.
      gone: `## Archived ${today}${lineEnd}${lineEnd}${gone}`,
      moved: moved.length
    }
  );
}
function selectOldest(pieces, bytes, today) {
  const moved = [];
  const movable = findMovable(pieces, today);
  let remainingBytes = bytes + MAX_NOTE_BYTES;
  let newerBytes = sum(movable.map(({ raw }) => Buffer.byteLength(raw)));
  for (const learning of movable) {
    const size = Buffer.byteLength(learning.raw);
    newerBytes -= size;
    if (remainingBytes < TARGET_BYTES || newerBytes < NEWEST_BYTES) break;
    moved.push(learning);
    remainingBytes -= size;
  }
  return moved;
}
function findMovable(pieces, today) {
  return pieces.filter((piece) => piece.day !== void 0).filter(({ day, raw }) => day <= today && !leavesBlockOpen(readLines(raw))).toSorted((one, other) => compareText(one.day, other.day));
}
function linesOf2(text) {
  return readLines(text).map((line) => line.text).filter((line) => line.trim() !== "" && !isArchiveNote(line));
}
var NOTE = /^- (\d{1,9}) older learnings? (?:is|are) in history-archive\.md(?: \((\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?\))?\.$/;
function isArchiveNote(line) {
  return NOTE.test(line);
}
function addArchiveNote(text, days, lineEnd) {
  const lines = readLines(text);
  const core = lines.findIndex((line) => isSection2(line, /^core context$/i));
  if (core === -1) return insertSection(text, lines, { note: formatNote([], days), lineEnd });
  const next = lines.findIndex((line, at) => at > core && (headingOf(line)?.level ?? 9) <= 2);
  const section2 = lines.slice(core, next === -1 ? void 0 : next);
  const old = section2.find((line) => line.kind === "text" && isArchiveNote(line.text));
  if (old !== void 0) {
    return `${text.slice(0, old.start)}${formatNote([old.text], days)}${text.slice(lineEndOffset(old))}`;
  }
  const last = section2.findLast((line) => line.text.trim() !== "") ?? section2[0];
  const end = last === void 0 ? text.length : lineEndOffset(last);
  const gap = /^(?:[-*+] | {2,}\S)/.test(last?.text ?? "") ? "" : lineEnd;
  const below2 = last === section2.at(-1) ? lineEnd : "";
  return `${text.slice(0, end)}${lineEnd}${gap}${formatNote([], days)}${below2}${text.slice(end)}`;
}
function isSection2(line, title) {
  const heading = headingOf(line);
  return heading?.level === 2 && title.test(heading.title);
}
function lineEndOffset({ start, text }) {
  return start + text.length;
}
function insertSection(text, lines, { note, lineEnd }) {
  const at = lines.find((line) => isSection2(line, /^learnings$/i))?.start ?? text.length;
  const section2 = ["## Core Context", "", note, "", ""].join(lineEnd);
  return `${text.slice(0, at)}${section2}${text.slice(at)}`;
}
function formatNote(earlier, days) {
  const [, count2 = "0", first = "", last = first] = NOTE.exec(earlier[0] ?? "") ?? [];
  const all = [first, last, ...days].filter((day) => day !== "").toSorted(compareText);
  const [from, to] = [all[0], all.at(-1)];
  const range2 = from === void 0 ? "" : from === to ? ` (${from})` : ` (${from}..${to})`;
  const sum2 = Number(count2) + days.length;
  return `- ${sum2} older ${sum2 === 1 ? "learning is" : "learnings are"} in history-archive.md${range2}.`;
}

// src/scribe/inboxes.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 } from "node:buffer";
var MAX_INBOX_FILE_BYTES = 1024 * 1024;
function readInboxFile(bytes) {
  if (bytes.length > MAX_INBOX_FILE_BYTES) return { reason: "it is longer than 1 MiB" };
  if (bytes.includes(0)) return { reason: "it is a binary file" };
  if (!isUtf8(bytes)) return { reason: "it is not UTF-8 text" };
  const text = new TextDecoder().decode(bytes);
  const reason = findReadProblem(text);
  return reason === void 0 ? { text } : { reason };
}
function findReadProblem(text) {
  if (plainText(text) === "") return "it is empty";
  const frontMatter = readFrontMatter(text);
  if (frontMatter.kind === "broken") return `its front matter is ${frontMatter.reason}`;
  if (frontMatter.kind === "none" && opensFrontMatter(text))
    return "its front matter never ends (no `---`)";
  if (plainText(frontMatter.body) === "") return "there is nothing below its front matter";
  return findCorruption(text);
}
function opensFrontMatter(text) {
  return /^---[ \t]*\n\s{0,100}[\w-]{1,100}:(?:\s|$)/.test(normaliseText(text.slice(0, 1e3)));
}
async function readInboxes(tree, directory, holdsSecret) {
  const found = /* @__PURE__ */ new Map();
  for (const entry of tree.entries) {
    const owner = findOwner(entry.path, directory);
    if (owner === void 0) continue;
    const entries = found.get(owner) ?? [];
    found.set(owner, entries);
    entries.push(entry);
  }
  const readInbox = async (entries) => {
    const sorted = entries.toSorted((one, other) => compareText(one.path, other.path));
    const readings = await Promise.all(
      sorted.map(async (entry) => ({
        path: entry.path,
        ...isNested(entry.path, directory) ? { reason: "it lies in a folder below the inbox: move it up" } : await readEntry(tree, entry, holdsSecret)
      }))
    );
    return {
      files: readings.filter((one) => "text" in one),
      unreadable: readings.filter((one) => "reason" in one)
    };
  };
  const decisions = await readInbox(found.get(DECISIONS_OWNER) ?? []);
  found.delete(DECISIONS_OWNER);
  const memories = /* @__PURE__ */ new Map();
  for (const [owner, entries] of found) memories.set(owner, await readInbox(entries));
  return { decisions, memories };
}
var DECISIONS_OWNER = "";
function findOwner(path, directory) {
  if (!path.startsWith(`${directory}/`)) return void 0;
  const parts = path.slice(directory.length + 1).split("/");
  const name = parts.at(-1) ?? "";
  const isHidden = name.startsWith(".") && !/\.md$/i.test(name);
  if (isHidden || /^readme\.md$/i.test(name)) return void 0;
  if (parts.length > 2 && parts[0] === "decisions" && parts[1] === "inbox") return DECISIONS_OWNER;
  const isMemory = parts.length > 3 && parts[0] === "agents" && parts[2] === "inbox";
  return isMemory ? `${directory}/agents/${parts[1]}` : void 0;
}
function isNested(path, directory) {
  const parts = path.slice(directory.length + 1).split("/");
  return parts.length > (parts[0] === "agents" ? 4 : 3);
}
async function readEntry(tree, { path, mode, size }, holdsSecret) {
  if (path.includes("\uFFFD")) return { reason: "its name is not UTF-8 text" };
  if (!isRegularFile(mode)) return { reason: "it is a link, not a file" };
  if (!/\.md$/i.test(path)) return { reason: "its name does not end in .md" };
  if (size > MAX_INBOX_FILE_BYTES) return { reason: "it is longer than 1 MiB" };
  const bytes = await tree.bytes(path);
  if (bytes === void 0) return { reason: "git does not have it" };
  const reading = readInboxFile(bytes);
  return "text" in reading && holdsSecret(reading.text) ? { reason: SECRET_REASON } : reading;
}
var SECRET_REASON = "it holds a secret, or something shaped like one: revoke it, and take it out of the file";
function findCorruption(text) {
  if (text.startsWith("version https://git-lfs.github.com/")) return "Git LFS keeps it elsewhere";
  const mark = /^(?:<{7}|>{7})(?:[ \t].*)?\r?$/m.exec(text);
  if (mark === null) return void 0;
  const line = text.slice(0, mark.index).split("\n").length;
  return `line ${line} is a conflict mark of an unfinished merge (\`${mark[0].slice(0, 7)}\`)`;
}
var MAX_BYTES = 64 * 1024 * 1024;
function openMemoryFiles(tree) {
  const entries = new Map(tree.entries.map((entry) => [entry.path, entry]));
  const folders = new Set(tree.entries.flatMap(({ path }) => parentFolders(path)));
  const texts = /* @__PURE__ */ new Map();
  const changed = /* @__PURE__ */ new Set();
  const broken = [];
  const readAt = async (path) => {
    if (folders.has(path)) return { reason: "it is a folder, not a file" };
    const link2 = parentFolders(path).find((folder) => entries.has(folder));
    if (link2 !== void 0) return { reason: `${link2} is not a folder` };
    const entry = entries.get(path);
    return entry && readMemoryFile(tree, entry);
  };
  const textOf3 = (reading) => reading !== void 0 && "text" in reading ? reading.text : void 0;
  return {
    async read(path) {
      if (texts.has(path)) return texts.get(path);
      const reading = await readAt(path);
      if (reading !== void 0 && "reason" in reading) broken.push({ path, ...reading });
      texts.set(path, textOf3(reading));
      return texts.get(path);
    },
    peek: async (path) => textOf3(await readAt(path)),
    write(path, text) {
      if (texts.get(path) === text) return;
      texts.set(path, text);
      changed.add(path);
    },
    broken: () => broken,
    changes: () => new Map([...changed].map((path) => [path, Buffer.from(texts.get(path) ?? "")]))
  };
}
async function readMemoryFile(tree, { path, mode, size }) {
  if (!isRegularFile(mode)) return { reason: "it is a link, not a file" };
  if (size > MAX_BYTES) return { reason: "it is longer than 64 MiB" };
  const bytes = await tree.bytes(path) ?? new Uint8Array();
  if (!isUtf8(bytes)) return { reason: "it is not UTF-8 text" };
  const text = Buffer.from(bytes).toString();
  const reason = findCorruption(text);
  return reason === void 0 ? { text } : { reason };
}
function parentFolders(path) {
  const names = path.split("/").slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join("/"));
}

// src/scribe/merge-decisions.ts
init_define_RUNTIME_PACKAGES();
function mergeDecisions(current, inboxDecisions, known = [], older = "") {
  const decisionIndex = openDecisionIndex([older, current ?? ""], known);
  const merged = [];
  const duplicates = [];
  const replacements = [];
  for (const { path, entry } of behindSuperseded(sortByPath(inboxDecisions))) {
    const added = decisionIndex.add(entry);
    const source = { path, heading: added.heading };
    if (added.isKnown) duplicates.push(source);
    else merged.push({ ...source, text: added.text });
    if (added.against !== void 0) replacements.push({ ...source, against: added.against });
  }
  return {
    text: insertEntries(
      current,
      merged.map(({ text }) => text)
    ),
    merged: merged.map(({ path, heading }) => ({ path, heading })),
    duplicates,
    replacements
  };
}
function sortByPath(inboxDecisions) {
  return [...inboxDecisions].sort((a, b) => compareText(a.path, b.path)).flatMap(({ path, entries }) => entries.map((entry) => ({ path, entry })));
}
function behindSuperseded(incoming) {
  const byTitle = new Map(incoming.map((one) => [titleKey(one.entry.title), one]));
  const ordered = /* @__PURE__ */ new Set();
  for (const first of incoming) {
    const chain = /* @__PURE__ */ new Set();
    let next = first;
    while (next !== void 0 && !ordered.has(next) && !chain.has(next)) {
      chain.add(next);
      next = supersededIn(byTitle, next.entry);
    }
    for (const one of [...chain].toReversed()) ordered.add(one);
  }
  return ordered;
}
function supersededIn(byTitle, entry) {
  const key = supersededKey(entry);
  return key === void 0 ? void 0 : byTitle.get(key);
}
function openDecisionIndex(current, known) {
  const knownKeys = /* @__PURE__ */ new Set();
  const headings = /* @__PURE__ */ new Set();
  const copies = /* @__PURE__ */ new Map();
  const active = /* @__PURE__ */ new Map();
  const remember = (entry) => {
    for (const key of decisionKeys(entry)) knownKeys.add(key);
    headings.add(headingKey(entry));
  };
  const activate = ({ title, heading }) => active.set(titleKey(title), heading);
  const merged = current.flatMap(parseDecisions);
  for (const entry of [...merged, ...known.flatMap(parseDecisions)]) {
    remember(entry);
    const body = sanitizeBody(entry.body);
    if (body !== entry.body) remember({ ...entry, body });
  }
  for (const entry of merged) activate(entry);
  const nextCopy = (key) => {
    if (!headings.has(key)) return 1;
    let copy = copies.get(key) ?? 2;
    while (headings.has(`${key} (${copy})`)) copy += 1;
    copies.set(key, copy + 1);
    return copy;
  };
  return {
    /** Adds a decision. `against` is the heading of the active one that it supersedes. */
    add(entry) {
      const plain = writeDecision(entry);
      const { heading } = plain.entry;
      if (knownKeys.has(decisionKeys(plain.entry)[0] ?? "")) {
        return { isKnown: true, heading, text: plain.text, against: void 0 };
      }
      const against = supersededIn(active, plain.entry);
      const written = withNumber(plain, nextCopy(headingKey(plain.entry)));
      remember(written.entry);
      activate(written.entry);
      return { isKnown: false, heading: written.entry.heading, text: written.text, against };
    }
  };
}
var SCRIBE_MARK = "*(noted by Scribe)*";
function writeDecision({ title, date, author, body }) {
  return toWrittenDecision(headingLine(title, date), withAuthor(sanitizeBody(body), author));
}
function headingLine(title, date) {
  const words = oneLine(title) || UNTITLED_DECISION;
  const whole = date === void 0 && isPartTitle(words) ? `Decision: ${words}` : words;
  const titleText = whole.replace(/(^| )(#+)$/, "$1\\$2");
  return `### ${date === void 0 ? titleText : `${date}: ${titleText}`}`;
}
function withNumber(decision, copy) {
  if (copy === 1) return decision;
  const end = /\n|$/.exec(decision.text)?.index;
  const body = trimBlankLines(decision.text.slice(end));
  const { title, date } = decision.entry;
  return toWrittenDecision(headingLine(`${title} (${copy})`, date), body);
}
function toWrittenDecision(...parts) {
  const text = parts.filter((part) => part !== "").join("\n\n");
  return { text, entry: parseDecisions(text)[0] ?? toDecisionEntry("", []) };
}
function sanitizeBody(body) {
  const lines = body.replace(/\r\n?/g, "\n").replace(/[\v\f\u0085]/g, " ");
  const plain = lines.replace(/(?![\n\t])[\p{Cc}\uFEFF]/gu, "");
  return trimBlankLines(closeMarkup(demoteHeadings(plain, 4)));
}
var CONTAINER_TAGS = /<(\/?)(details|pre|script|style|textarea)(?=[\s>])/gi;
function closeMarkup(text) {
  if (!text.includes("<")) return text;
  const open = /* @__PURE__ */ new Map();
  for (const line of readLines(text)) {
    for (const [, end, tag = ""] of withoutCode(line).matchAll(CONTAINER_TAGS)) {
      const name = tag.toLowerCase();
      open.set(name, Math.max(0, (open.get(name) ?? 0) + (end === "" ? 1 : -1)));
    }
  }
  const closers = [...open].toReversed().map(([name, count2]) => `
</${name}>`.repeat(count2));
  return [text, ...closers].join("");
}
function withoutCode({ kind, text }) {
  return kind !== "text" || /^(?: {4}|\t)/.test(text) ? "" : text.replace(/`[^`]*`/g, "");
}
function withAuthor(body, author) {
  if (author === void 0 || hasAuthor(body)) return body;
  const line = `**By:** ${oneLine(author)}`;
  if (body === "") return line;
  return `${line}${body.startsWith("**") ? "\n" : "\n\n"}${body}`;
}
function hasAuthor(body) {
  return readLabels(readLines(body)).author !== void 0;
}
function headingKey({ title, date }) {
  return `${date ?? ""}
${titleKey(title)}`;
}
function decisionKeys(entry) {
  const lines = entry.body.split("\n").map((line) => line.trimEnd()).filter((line) => line !== "" && !line.endsWith(SCRIBE_MARK));
  const title = entry.title.replace(/ \((?:[2-9]|[1-9]\d{1,5})\)$/, "");
  return [.../* @__PURE__ */ new Set([headingKey(entry), headingKey({ ...entry, title })])].map(
    (head) => [head, ...lines].join("\n")
  );
}
var EMPTY_DECISIONS = "# Squad Decisions\n\n## Active Decisions\n";
function insertEntries(current, entries) {
  if (entries.length === 0) return current ?? "";
  const whole = current === void 0 || current.trim() === "" ? EMPTY_DECISIONS : current;
  const lineEnd = lineEndOf(whole);
  const text = withoutPlaceholder(closeBlocks(whole, (line) => headingOf(line) !== void 0));
  const lines = readLines(text);
  const at = findInsertOffset(lines) ?? text.length;
  const before = withBlankLine(text.slice(0, at), lineEnd);
  const plain = entries.join("\n\n");
  const isPlain2 = !endsInHigherEntry(lines.filter(({ start }) => start < at)) && isReadTheSame(before, plain);
  const added = isPlain2 ? plain : `## Active Decisions

${plain}`;
  const rest = text.slice(at);
  const gap = rest === "" ? "" : lineEnd;
  return `${before}${added.replaceAll("\n", lineEnd)}${lineEnd}${gap}${rest}`;
}
function isReadTheSame(above, entries) {
  const read = (text) => parseDecisions(text).map(headingKey);
  const after = read(`${above}${entries}`);
  const wanted2 = [...read(above), ...read(entries)];
  return wanted2.length === after.length && wanted2.every((key, at) => key === after[at]);
}
function endsInHigherEntry(lines) {
  const pieces = cutDecisions(lines);
  const frame = pieces.findLastIndex((piece) => piece.lines.slice(0, 1).some(isScaffold));
  const last = pieces.slice(frame + 1).findLast(({ level }) => level !== void 0);
  return (last?.level ?? 3) < 3;
}
function findInsertOffset(lines) {
  let offset;
  for (const line of lines.toReversed()) {
    const heading = headingOf(line);
    if (heading === void 0 || heading.level > 3) continue;
    if (heading.level !== 2 || !/^(?:governance|archived?\b.*)$/i.test(heading.title))
      return offset;
    offset = line.start;
  }
  return offset;
}
function withoutPlaceholder(text) {
  if (!/No decisions recorded yet/i.test(text)) return text;
  const lines = readLines(text);
  const at = lines.findIndex((line2) => headingOf(line2)?.level === 3 || isPlaceholder(line2));
  const line = lines[at];
  if (line === void 0 || !isPlaceholder(line)) return text;
  const next = lines.find((other, index) => index > at && other.text.trim() !== "");
  const rest = text.slice(next?.start ?? text.length);
  if (line.start === 0 && rest.startsWith("\uFEFF")) return text;
  return `${text.slice(0, line.start)}${rest}`;
}

// src/scribe/merge-learnings.ts
init_define_RUNTIME_PACKAGES();
import { basename as basename4 } from "node:path/posix";
function mergeHistory(current, fragments, known, today) {
  const knownKeys = new Set([current ?? "", ...known].flatMap(listLearnings).map(entryKey));
  const added = [];
  const duplicates = [];
  for (const { path, entry, day } of sortByDay(fragments, today)) {
    if (knownKeys.has(entryKey(entry))) duplicates.push({ path, entry });
    else added.push({ path, entry, day });
    knownKeys.add(entryKey(entry));
  }
  return {
    text: added.length === 0 ? current ?? "" : appendDatedLearnings(current ?? "", added),
    merged: added.map(({ path, entry }) => ({ path, entry })),
    duplicates
  };
}
function sortByDay(fragments, today) {
  return fragments.flatMap((fragment) => {
    const { entries, day = today } = readFragment2(fragment);
    return entries.map((entry) => ({ path: fragment.path, entry, day }));
  }).sort((a, b) => compareText(a.day, b.day) || compareText(a.path, b.path));
}
var TITLES = { file: "Team Wisdom", section: "Patterns" };
function mergeWisdom(current, learnings) {
  const known = new Set(readWisdom(current ?? "").map(({ text: text2 }) => wisdomKey(text2)));
  const added = [];
  for (const learning of learnings) {
    const entry = wisdomEntry(learning);
    const key = wisdomKey(entry);
    if (!known.has(key)) added.push(entry);
    known.add(key);
  }
  const text = added.length === 0 ? current ?? "" : appendToSection(current ?? "", TITLES, () => added);
  return { text, added };
}
function wisdomEntry({ entry, by, day }) {
  const learning = entry.replace(TEAM_MARK, "").trimEnd();
  const gap = learning.includes("\n") ? "\n    " : " ";
  return `- **Pattern:** ${learning}${gap}**Context:** learnt by ${by}, ${day}.`;
}
var TEAM_MARK = /^- \*\*\[team\]\*\* /;
function isTeamLearning(entry) {
  return TEAM_MARK.test(entry);
}
var ANY_ITEM = /^[-*+][ \t]+(?=\S)/;
function readFragment2({ path, text }) {
  const matter = readInboxMatter(text);
  const { fields, isBroken } = matter;
  const { day, body } = splitDayHeading(isBroken ? normaliseText(text) : matter.body);
  const entries = readEntries(body, fields).filter((entry) => CATEGORY_ITEM.test(entry));
  const more = moreIn(matter, entries, path.split("/").at(-3) ?? "");
  return {
    entries: [...entries.slice(0, -1), ...entries.slice(-1).map((entry) => withMore(entry, more))],
    day: day ?? readDay(fields) ?? dayIn(basename4(path))
  };
}
function moreIn({ fields, yaml }, entries, agent) {
  const isShown = (name) => {
    const value = textField(fields, name) ?? "";
    if (name === "category") return entries.some((entry) => entry.startsWith(`- **[${value}]**`));
    return slug(value) === slug(agent);
  };
  const shown = /* @__PURE__ */ new Set(["title", ...["category", "author", "by"].filter(isShown)]);
  const labels = labelLines(fields, shown);
  const untold = untoldBlock(yaml, shown, [...entries, agent]);
  return [labels.join("\n"), untold].filter((part) => part !== "").join("\n\n");
}
function withMore(entry, more) {
  return more === "" ? entry : `${entry}

${plainText(more).replace(/^(?=.*\S)/gm, "    ")}`;
}
function readDay(fields) {
  return dayIn(textField(fields, "createdAt") ?? textField(fields, "date") ?? "");
}
function splitDayHeading(text) {
  const heading = /^(?:[ \t]*\n)*#{1,6}[ \t]+(\d{4}-\d\d-\d\d)[ \t]*\n/.exec(text);
  const day = dayIn(heading?.[1] ?? "");
  const body = text.slice(heading?.[0].length ?? 0);
  return day === void 0 || body.trim() === "" ? { day, body: text } : { day, body };
}
function readEntries(body, fields) {
  const title = textField(fields, "title");
  const category = textField(fields, "category");
  const pattern = title === void 0 ? ANY_ITEM : CATEGORY_ITEM;
  if (isList(body, pattern))
    return readItems(body, pattern).map((item) => normalizeItem(item, category));
  const statement = stripMark(body.trim());
  const learning = title === void 0 || statement.includes(title) ? statement : `${title}

${statement}`;
  return [learningEntry(normalizeCategory(category), learning)];
}
function isList(text, pattern) {
  const lines = readLines(text);
  const first = lines.find((line) => line.text.trim() !== "");
  return first !== void 0 && startsItem(first, pattern) && lines.every((line) => startsItem(line, pattern) || continuesItem(line));
}
function normalizeItem(item, category) {
  const [first = "", ...rest] = item.split("\n");
  const pattern = CATEGORY_ITEM.exec(first) ?? ANY_ITEM.exec(first);
  const indented2 = rest.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indented2.reduce((least, next) => Math.min(least, next), 4);
  const learning = [
    first.slice(pattern?.[0].length ?? 0),
    ...rest.map((line) => line.slice(indent))
  ];
  return learningEntry(normalizeCategory(pattern?.[1] ?? category), learning.join("\n"));
}
function normalizeCategory(category) {
  const name = oneLine(category ?? "").replace(/[[\]*]/g, "").slice(0, 60);
  return name === "" ? "general" : name;
}
function stripMark(text) {
  return text.replace(/^(?:#{1,6}|[-*+])[ \t]+/, "");
}

// src/scribe/plan.ts
async function planScribe(tree, settings) {
  const location = await locateSquad(tree, settings.squadDirectory);
  if (location.kind !== "found") return { kind: "no-squad", location };
  const { directory } = location;
  const [inboxes, team] = await Promise.all([
    readInboxes(tree, directory, settings.holdsSecret),
    readTeam(tree, location)
  ]);
  const memoryFiles = openMemoryFiles(tree);
  const deps = { ...team, memoryFiles, today: settings.today };
  const decisionsPlan = await planDecisions(inboxes.decisions, deps);
  const historiesPlan = await planHistories(
    inboxes.memories,
    deps,
    findAgentFiles(tree, directory)
  );
  const brokenFiles = memoryFiles.broken();
  if (brokenFiles.length > 0) return { kind: "broken", brokenFiles };
  const listed = listInboxFiles(inboxes);
  const unreadable2 = [
    ...listed.unreadable,
    ...decisionsPlan.unreadable,
    ...historiesPlan.unreadable
  ];
  const unreadablePaths = new Set(unreadable2.map(({ path }) => path));
  const mergedPaths = listed.paths.filter((path) => !unreadablePaths.has(path));
  return {
    kind: "planned",
    changes: new Map([
      ...memoryFiles.changes(),
      ...mergedPaths.map((path) => [path, void 0])
    ]),
    tally: {
      ...decisionsPlan,
      read: mergedPaths.length + unreadable2.length,
      unreadable: unreadable2,
      learnings: historiesPlan.learnings,
      wisdom: historiesPlan.wisdom,
      duplicates: [...decisionsPlan.duplicates, ...historiesPlan.duplicates],
      archived: [...decisionsPlan.archived, ...historiesPlan.archived]
    }
  };
}
async function planDecisions(inbox, { directory, members, memoryFiles, today }) {
  const file = `${directory}/${DECISIONS_FILE}`;
  const older = await memoryFiles.peek(`${directory}/${OLDER_DECISIONS_FILE}`);
  const current = await memoryFiles.read(file);
  const archive = await memoryFiles.read(archiveOf(file));
  const incoming = inbox.files.map(({ path, text }) => ({
    path,
    entries: parseInboxEntry({ file: basename5(path), text }, members)
  }));
  const merge = mergeDecisions(current, incoming, archive === void 0 ? [] : [archive], older);
  if (merge.merged.length > 0) memoryFiles.write(file, merge.text);
  assertMerged(findDecisionsLoss(current, merge.text, merge.merged), file);
  const archived = archiveDecisions(merge.text, archive, today);
  return {
    unreadable: incoming.filter(({ entries }) => entries.length === 0).map(({ path }) => ({ path, reason: "it says nothing" })),
    decisions: merge.merged,
    duplicates: merge.duplicates,
    replacements: merge.replacements,
    archived: writeArchive(archived, file, memoryFiles)
  };
}
function listInboxFiles({ decisions, memories }) {
  const inboxes = [decisions, ...memories.values()];
  return {
    paths: inboxes.flatMap(({ files }) => files.map(({ path }) => path)),
    unreadable: inboxes.flatMap(({ unreadable: unreadable2 }) => unreadable2)
  };
}
function assertMerged(reason, file) {
  if (reason === void 0) return;
  const message = `${file} was not merged correctly: ${reason}. Nothing was changed.`;
  throw new SquadError({ code: "E_INTERNAL", message, hint: "Please report this." });
}
function archiveOf(file) {
  return file.replace(/\.md$/, "-archive.md");
}
function writeArchive(archived, file, memoryFiles) {
  if (archived === void 0) return [];
  memoryFiles.write(file, archived.text);
  memoryFiles.write(archiveOf(file), archived.archive);
  return [{ file, moved: archived.moved }];
}
async function planHistories(memories, deps, agentFiles) {
  const { byFile, unreadable: unreadable2 } = sortFragments(memories, deps.members, agentFiles);
  const plans = [];
  for (const [file, fragments] of byFile) {
    if (fragments.length === 0 && !wantsCare(await deps.memoryFiles.peek(file))) continue;
    plans.push(await planHistory(file, fragments, deps));
  }
  const learnings = plans.flatMap((plan) => plan.learnings);
  return {
    learnings,
    wisdom: await planWisdom(learnings, deps),
    duplicates: plans.flatMap(({ duplicates }) => duplicates),
    archived: plans.flatMap(({ archived }) => archived),
    unreadable: unreadable2
  };
}
function wantsCare(text = "") {
  return Buffer.byteLength(text) >= CONDENSE_FROM_BYTES || dropRepeatedLearnings(text).repeated.length > 0;
}
function sortFragments(memories, members, agentFiles) {
  const byFile = new Map(
    agentFiles.histories.map((file) => [file, []])
  );
  const unreadable2 = [];
  for (const [folder, { files }] of memories) {
    const file = findHistory(folder, members, agentFiles);
    if (file === void 0)
      unreadable2.push(...files.map(({ path }) => ({ path, reason: UNKNOWN_AGENT })));
    else byFile.set(file, [...byFile.get(file) ?? [], ...files]);
  }
  return { byFile, unreadable: unreadable2 };
}
async function planHistory(file, fragments, { memoryFiles, today }) {
  const { text: current, repeated } = dropRepeatedLearnings(await memoryFiles.read(file) ?? "");
  const archive = await memoryFiles.read(archiveOf(file));
  const known = archive === void 0 ? [] : [archive];
  const merge = mergeHistory(current, fragments, known, today);
  if (merge.merged.length + repeated.length > 0) memoryFiles.write(file, merge.text);
  assertMerged(findHistoryLoss(current, merge.text, merge.merged), file);
  return {
    learnings: merge.merged.map((learning) => ({ ...learning, file })),
    duplicates: [...merge.duplicates, ...repeated.map((entry) => ({ path: file, entry }))],
    archived: writeArchive(condenseHistory(merge.text, archive, today), file, memoryFiles)
  };
}
var UNKNOWN_AGENT = "no agent of the team has that folder: correct its name, or add the agent to team.md";
function findHistory(folder, members, { histories, charters }) {
  const own = `${folder}/history.md`;
  if (histories.includes(own)) return own;
  const member = ownerOf(folder, members);
  if (member !== void 0) return member.historyPath ?? own;
  return charters.includes(`${folder}/charter.md`) ? own : void 0;
}
function findAgentFiles(tree, directory) {
  const start = `${directory}/agents/`;
  const filesNamed = (file) => tree.entries.filter(({ path, mode }) => path.startsWith(start) && isRegularFile(mode)).map(({ path }) => path).filter((path) => {
    const [, name, ...deeper] = path.slice(start.length).split("/");
    return name === file && deeper.length === 0;
  });
  return { histories: filesNamed("history.md"), charters: filesNamed("charter.md") };
}
async function planWisdom(learnings, { directory, members, settings: { wisdom: wanted2 }, memoryFiles, today }) {
  const ofTeam = learnings.filter(({ entry }) => isTeamLearning(entry));
  if (ofTeam.length === 0 || wanted2 === false) return [];
  const file = wisdomPath(directory);
  const current = await memoryFiles.read(file);
  if (current === void 0 && wanted2 !== true) return [];
  const merge = mergeWisdom(
    current,
    ofTeam.map(({ path, entry }) => ({
      entry,
      by: learnerOf(path, members),
      day: dayIn(basename5(path)) ?? today
    }))
  );
  assertMerged(findWisdomLoss(current, merge.text, merge.added), file);
  if (merge.added.length > 0) memoryFiles.write(file, merge.text);
  return merge.added;
}
function learnerOf(path, members) {
  const folder = path.slice(0, path.lastIndexOf("/inbox/"));
  return ownerOf(folder, members)?.name ?? basename5(folder);
}
function ownerOf(folder, members) {
  return members.find(
    ({ folder: main, otherFolders }) => main === folder || otherFolders.includes(folder)
  );
}
var EMPTY_TALLY = {
  read: 0,
  decisions: [],
  learnings: [],
  wisdom: [],
  duplicates: [],
  unreadable: [],
  replacements: [],
  archived: []
};

// src/publish/render/markers.ts
init_define_RUNTIME_PACKAGES();
var BOARD = new RegExp(
  String.raw`^<!-- squad-action:board trigger=([\w./-]{1,200}) run=([\w./-]{1,200}) state=(working|stopped|done)(?: outcome=(${OUTCOMES.join("|")}))?(?: branch=([\w./-]{1,255}))?(?: asker=([\w[\]-]{1,100}))? -->(?:\r?\n|$)`
);
var BRANCH = /^[\w./-]{1,255}$/;
var LOGIN = /^[\w[\]-]{1,100}$/;
function renderMarker(marker) {
  const { triggerId, runId, state, outcome, branch, asker } = marker;
  const fields = [
    `trigger=${plainField(triggerId) || "-"}`,
    `run=${plainField(runId) || "-"}`,
    `state=${state}`,
    ...outcome === void 0 ? [] : [`outcome=${outcome}`],
    ...branch !== void 0 && BRANCH.test(branch) ? [`branch=${branch}`] : [],
    ...asker !== void 0 && LOGIN.test(asker) ? [`asker=${asker}`] : []
  ];
  return `<!-- squad-action:board ${fields.join(" ")} -->`;
}
function readMarker(body) {
  const [, triggerId, runId, state, outcome, branch, asker] = BOARD.exec(body.slice(0, 1e3)) ?? [];
  if (triggerId === void 0 || runId === void 0) return void 0;
  return {
    triggerId,
    runId,
    state: state === "done" || state === "stopped" ? state : "working",
    outcome: OUTCOMES.find((kind) => kind === outcome),
    branch,
    asker
  };
}
function plainField(text) {
  return text.slice(0, 200).replace(/[^\w./-]/g, "-");
}
function stateOf(outcome) {
  if (outcome === void 0) return "working";
  const isCutOff = outcome.kind === "limited" && ["cancelled", "interrupted"].includes(outcome.limit);
  return isCutOff || lacksPullRequest(outcome) ? "stopped" : "done";
}
function goesOn({ state, outcome }) {
  return state !== "done" || outcome === "failed" || outcome === "declined";
}
var NOTICE = "<!-- squad-action:notice ";
function renderNoticeMarker(triggerId) {
  return `${NOTICE}trigger=${plainField(triggerId)} -->`;
}
function isNotice(body) {
  return body.startsWith(NOTICE);
}
function isNoticeFor(body, triggerId) {
  return body.startsWith(renderNoticeMarker(triggerId));
}
var REPLY = "<!-- squad-action:reply -->";
var MAX_FINGERPRINTS = 100;
var FINDINGS = /^<!-- squad-action:findings((?: [0-9a-f]{8}){0,100}) -->(?:\r?\n|$)/;
function renderFindingsMarker(fingerprints) {
  return `<!-- squad-action:findings ${fingerprints.slice(0, MAX_FINGERPRINTS).join(" ")} -->`;
}
function readFindingsMarker(body) {
  const [, found = ""] = FINDINGS.exec(body.slice(0, 1e3)) ?? [];
  return found.split(" ").filter((word) => word !== "");
}
function readOwnReview(body) {
  if (body.startsWith(REPLY)) return body.slice(REPLY.length).trimStart();
  return readFindingsMarker(body).length === 0 ? void 0 : body.replace(FINDINGS, "");
}
var BEGIN = "<!-- squad-action:pull-request -->";
var END = "<!-- squad-action:end -->";
var WHOLE_BODY = { before: `${BEGIN}
`, after: `
${END}` };
function findOwnPart(body) {
  const last = body.lastIndexOf(END);
  const begin = last < 0 ? -1 : body.lastIndexOf(BEGIN, last);
  if (begin < 0) return void 0;
  const end = body.indexOf(END, begin);
  return { before: `${body.slice(0, begin)}${BEGIN}
`, after: `
${body.slice(end)}` };
}
function placeBelow(body) {
  const above = body === "" ? "" : `${body}

`;
  return { before: `${above}${WHOLE_BODY.before}`, after: WHOLE_BODY.after };
}

// src/publish/views/board.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/shared-parts.ts
init_define_RUNTIME_PACKAGES();
function renderNotes({ safe }, transcript, max) {
  const left = filesLeftOut(transcript).map((file) => `Left out: ${file}`);
  const items = [...transcript.notes, ...left];
  if (items.length === 0) return void 0;
  const lines = list(
    items.map((item) => inline(item, 300, safe)),
    max
  );
  return items.length > 3 ? collapsible(`${count(items.length)} notes`, lines) : `**Worth knowing**

${lines}`;
}
function renderRefused(context, transcript, max) {
  const lines = [
    ...refusedLines(context, transcript),
    ...filesLeftOut(transcript).map((line) => {
      const [path = "", ...reason] = line.split(": ");
      return refusalLine(context, path, reason.join(": "));
    })
  ];
  return lines.length === 0 ? void 0 : `**Refused**

${list(lines, max)}`;
}
function filesLeftOut(transcript) {
  return transcript.left.filter((line) => {
    const [path = "", ...reason] = line.split(": ");
    return !isRevised({ path, reason: reason.join(": ") }, transcript);
  });
}
function isRevised({ path: what, reason }, { locks, agents }) {
  const path = pathLeftOut(what);
  const locked = locks.filter((lock) => lock.path === path).map(({ agent }) => agent);
  return reason.endsWith(LOCKED_OUT) && agents.some(({ agent, files }) => files.includes(path) && !locked.includes(agent));
}
function refusedLines(context, transcript) {
  const { refused: refused2, left } = transcript;
  const unsaid = refused2.filter(
    (one) => !left.some((line) => line.startsWith(`${one.path}: `)) && !isRevised(one, transcript)
  );
  return unsaid.map(({ session, path, reason }) => {
    const name = agentName(context, transcript, session);
    return `${refusalLine(context, path, reason)} (${name})`;
  });
}
function refusalLine({ safe }, path, reason) {
  const told = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  const why = inline(told, 200, safe);
  const file = pathLeftOut(path);
  const shown = `${file === path ? "" : DELETION}${code(file)}`;
  const what = path.trim() === "" ? "A path without a name" : inline(shown, 220, safe);
  return `${what}${why === "" ? "" : `: ${why}`}`;
}
function cutShortText({ safe }, rows) {
  const names = [...new Set(rows.map(({ name }) => inline(name, 40, safe)))];
  const stopped = names.length === 1 ? "was stopped" : "were stopped";
  return `${joinNames(names)} ${rows[0]?.state === "failed" ? "failed" : stopped}`;
}
function undoneItems({ safe }, { parts }) {
  return standingParts(parts).map((part) => inline(capitalise(notDoneText(part)), 600, safe));
}
function renderLongText({ facts, safe }, text, max) {
  const whole = text.trim();
  if (whole.length <= max) return trimBlankLines(safe(whole));
  const kept = headOf(whole, max);
  const missing = plural(whole.length - kept.length, "character");
  const notice = `*Cut here, ${missing} left out; more is in ${link("the run", facts.runUrl)}.*`;
  return `${trimBlankLines(safe(`${kept} \u2026`))}

${notice}`;
}

// src/publish/reviews/review-summary.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/reviews/standing-findings.ts
init_define_RUNTIME_PACKAGES();
var MAX_TEXT = 1e3;
var MAX_SUGGESTION = 1500;
var MAX_FINDINGS = 6e3;
var MAX_SUMMARY = 2e3;
var VERDICTS = {
  approved: "approved",
  "changes-requested": "changes requested",
  none: "comments, no verdict"
};
function describeReview({ verdict, findings, summary = "" }, reviewer, answer, isForPerson = false) {
  const found = findings.length === 0 ? "no findings" : plural(findings.length, "finding");
  const words = answer.trim() === summary.trim() ? [summary] : [summary, answer];
  return [
    `Review by ${reviewer}: ${VERDICTS[verdict]}, ${found}.`,
    isForPerson ? "" : describeFindings(findings),
    ...words.map((text) => cutCharacters(text.trim(), MAX_SUMMARY))
  ].filter((part) => part !== "").join("\n\n");
}
var MAX_FILES = 5;
function describeVerdict({ verdict, findings, files }, reviewer) {
  const about = files.length === 0 ? "the work" : firstOf(files, MAX_FILES, pathInSentence);
  const found = findings.length === 0 ? "" : `, ${plural(findings.length, "finding")}`;
  const open = verdict === "changes-requested" ? ", not looked at again" : "";
  return `${reviewer} on ${about}: ${VERDICTS[verdict]}${found}${open}.`;
}
function describeStanding(findings, reader, nameOf) {
  const reviewers = [...new Set(findings.map(({ reviewer }) => reviewer))];
  return reviewers.map((reviewer) => {
    const own = findings.filter((one) => one.reviewer === reviewer);
    const others = `Findings by ${nameOf(reviewer)}, who has not looked again`;
    const whose = reviewer === reader ? "Your findings at your last look" : others;
    const title = `${whose}; line numbers are those of the reviewed files:`;
    return `${title}
${describeFindings(own)}`;
  }).join("\n\n");
}
function describeFindings(findings) {
  const shown = fittingTexts(findings.map(describeFinding), MAX_FINDINGS);
  const missing = findings.length - shown.length;
  return [...shown, ...missing > 0 ? [`- and ${plural(missing, "more finding")}`] : []].join(
    "\n"
  );
}
function describeFinding(finding) {
  const { path, line, endLine, severity, rule, text, suggestion } = finding;
  const lines = endLine === void 0 ? `${line}` : `${line}-${endLine}`;
  const about = [severity && ` (${severity})`, rule && ` [${rule}]`].filter(Boolean).join("");
  const said = `${path}:${lines}${about}: ${cutCharacters(text, MAX_TEXT)}`;
  if (suggestion === void 0) return `- ${indented(said)}`;
  const place = suggestion === "" ? "Suggested: remove these lines." : "Suggested in place of these lines:";
  const block = suggestion === "" ? "" : `
${codeBlock(cutCharacters(suggestion, MAX_SUGGESTION), "")}`;
  return `- ${indented(`${said}
${place}${block}`)}`;
}
function indented(text) {
  return text.replaceAll("\n", "\n  ");
}
function standingReviews(notes) {
  return notes.flatMap((note, at) => {
    const later = notes.slice(at + 1).filter(({ reviewer }) => reviewer === note.reviewer);
    if (note.findings.length === 0) return later.some((one) => overlap(one, note)) ? [] : [note];
    const revised = new Set(note.revised);
    const kept = note.findings.flatMap(
      (finding, place) => isApplied(note, place) || later.some((one) => looksAgain(one, note, finding.path)) ? [] : [{ finding, isRevised: revised.has(place) }]
    );
    if (kept.length === 0) return [];
    const places = kept.flatMap(({ isRevised: isRevised3 }, place) => isRevised3 ? [place] : []);
    const findings = kept.map(({ finding }) => finding);
    const { applied = [] } = note;
    const isSettled = applied.length > 0 && rejectedFiles(note).length === 0;
    const verdict = isSettled ? "none" : note.verdict;
    return [{ ...note, verdict, findings, applied: [], revised: places }];
  });
}
function isApplied({ applied = [] }, place) {
  return applied.includes(place);
}
function standingLocks(locks, notes) {
  return locks.filter((lock) => {
    const { path } = lock;
    const last = notes.findLast(
      (note) => speaksFor(note, lock) && (settlesFile(note, path) || rejectedFiles(note).includes(path))
    );
    return last === void 0 || !settlesFile(last, path);
  });
}
function speaksFor({ reviewer }, { by }) {
  return reviewer === by;
}
function settlesFile(review, path) {
  if (review.verdict === "none" || !covers(review.files, path)) return false;
  return !isAmong(path, rejectedFiles(review));
}
function rejectedFiles(note) {
  const { verdict, findings, files } = note;
  if (verdict !== "changes-requested") return [];
  if (findings.length === 0) return files;
  const grave = findings.filter(
    ({ severity }, place) => severity !== "nit" && !isApplied(note, place)
  );
  return [...new Set(grave.map(({ path }) => toRepositoryPath(path, files)))];
}
function standingFindings(notes, paths, isWanted = ({ verdict }) => verdict === "changes-requested") {
  return standingReviews(notes).filter(isWanted).flatMap(
    (note) => note.findings.filter(({ path }) => covers(paths, path) || isBeside(note, path) && touches(note, paths)).map((one) => ({ ...one, reviewer: note.reviewer }))
  );
}
function toRepositoryPath(given, known) {
  const path = knownSpelling(given, known);
  if (known.includes(path)) return path;
  const alike = known.filter((one) => one.endsWith(`/${path}`) || path.endsWith(`/${one}`));
  const [only = path, ...others] = new Set(alike);
  return others.length === 0 ? only : path;
}
function covers(files, path) {
  if (files.length === 0) return true;
  return isAmong(toRepositoryPath(path, files), files);
}
function looksAgain(later, earlier, path) {
  if (covers(later.files, path)) return true;
  if (!isBeside(earlier, path)) return false;
  if (later.findings.some((finding) => finding.path === path)) return true;
  return later.verdict === "approved" && earlier.files.every((file) => covers(later.files, file));
}
function isBeside({ files }, path) {
  return !covers(files, path);
}
function overlap(later, earlier) {
  return later.files.length === 0 || touches(earlier, later.files);
}
function touches({ files }, paths) {
  return files.length === 0 || files.some((path) => covers(paths, path));
}

// src/publish/reviews/place-finding.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/diff.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/git-history.ts
init_define_RUNTIME_PACKAGES();
import { createHash as createHash3, randomUUID as randomUUID2 } from "node:crypto";
import { mkdir as mkdir2 } from "node:fs/promises";
import { join as join8 } from "node:path";
async function readLog(git, query) {
  const { fields, range: range2, options = [], max = -1 } = query;
  const commits = "base" in range2 ? `${range2.base}..${range2.tip}` : range2.tip;
  const format = `--format=${fields.map((field) => `${field}%x00`).join("")}`;
  const log = await git.run(["log", `--max-count=${max}`, ...options, format, commits]);
  const values = log.split("\0");
  const rows = [];
  for (let at = 0; at + fields.length < values.length; at += fields.length) {
    const [first = "", ...rest] = values.slice(at, at + fields.length);
    rows.push([first.trim(), ...rest]);
  }
  return rows;
}
async function treeOf(git, revision) {
  return (await git.run(["rev-parse", `${revision}^{tree}`])).trim();
}
async function listFiles(git, commit) {
  return splitPaths(await git.run(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]));
}
async function asCommitted(git, commit, paths) {
  if (!paths.some((path) => /[^\p{ASCII}]/u.test(path))) return paths;
  const known = await listFiles(git, commit);
  return paths.map((path) => knownSpelling(path, known));
}
async function isAncestor(git, older, newer) {
  return (await git.attempt(["merge-base", "--is-ancestor", older, newer])).code === 0;
}
async function hasChangesOf(git, older, newer) {
  const options = ["--cherry-pick", "--right-only", "--max-count=1"];
  const { code: code2, stdout } = await git.attempt(["rev-list", ...options, `${newer}...${older}`]);
  return code2 === 0 && stdout.trim() === "";
}
async function commonAncestor(git, one, other) {
  const { code: code2, stdout } = await git.attempt(["merge-base", one, other]);
  return code2 === 0 ? stdout.trim() : void 0;
}
async function pathsChangedBy(git, commit) {
  const options = ["-r", "-z", "--name-only", "--no-commit-id", "--no-renames"];
  return splitPaths(await git.run(["diff-tree", ...options, commit]));
}
async function readChangedPaths(git, { base, tip }, max) {
  if (base === tip) return /* @__PURE__ */ new Map();
  const options = [`--max-count=${max}`, "-z", "--name-only", "--no-renames", "--format=%x00%H"];
  const log = await git.run(["log", ...options, `${base}..${tip}`]);
  const records = log.split("\0\0").map((record2) => splitPaths(record2));
  return new Map(
    records.flatMap(
      ([commit, first, ...paths]) => commit === void 0 ? [] : [[commit, first === void 0 ? [] : [first.slice(1), ...paths]]]
    )
  );
}
async function pathsBetween(git, { base, tip }) {
  const options = ["-r", "-z", "--name-only", "--no-renames"];
  return splitPaths(await git.run(["diff-tree", ...options, base, tip]));
}
async function pathsChangedSince(git, { base, tip }, ...folders) {
  const options = ["--name-only", "--no-renames", "-z"];
  return splitPaths(await git.run(["diff", ...options, `${base}...${tip}`, "--", ...folders]));
}
async function statusesSince(git, { base, tip }) {
  const options = ["--name-status", "--no-renames", "-z"];
  const fields = splitPaths(await git.run(["diff", ...options, `${base}...${tip}`]));
  return new Map(
    fields.flatMap((path, at) => at % 2 === 1 ? [[path, fields[at - 1] ?? ""]] : [])
  );
}
var PLAIN = ["--no-color", "--no-ext-diff", "--no-textconv", "--submodule=short", "-M"];
var MAX_PATCH = 6e4;
async function readPatch(git, { base, tip }) {
  const ended2 = await attempt(git.attempt(["diff", "--patch", ...PLAIN, base, tip]));
  const isWhole2 = ended2.kind === "done" && ended2.value.code === 0;
  return isWhole2 ? headOf(ended2.value.stdout, MAX_PATCH) : "";
}
async function readDiffTexts(git, range2, contextLines) {
  const options = [...PLAIN, `-U${contextLines}`, range2];
  const [entries, patches] = await Promise.all([
    git.run(["diff", "--raw", "-z", ...options]),
    git.run(["diff", "--patch", ...options])
  ]);
  return { entries, patches };
}
async function sizeOfChange(git, { base, tip }, ignores) {
  const options = ["--numstat", "-z", "--no-renames", "--no-ext-diff", "--no-textconv"];
  const text = await git.run(["diff", ...options, "--submodule=short", base, tip]);
  const rows = text.split("\0").map((row) => row.split("	")).filter(([, , path]) => path !== void 0 && !ignores(path));
  const sum2 = (column) => rows.reduce((total, row) => total + (Number.parseInt(row[column] ?? "", 10) || 0), 0);
  return { files: rows.length, added: sum2(0), removed: sum2(1) };
}
async function readLines2(git, commit, paths) {
  const texts = await readTexts(git, commit, paths);
  return new Map([...texts].map(([path, text]) => [path, linesOf3(text)]));
}
function linesOf3(text) {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}
async function readTexts(git, commit, paths) {
  const asked = paths.filter(isRepositoryPath);
  if (asked.length === 0) return /* @__PURE__ */ new Map();
  const listing = await git.run(["ls-tree", "-l", "-z", commit, "--", ...asked]);
  const entries = readTreeListing(listing);
  const read = await Promise.all(entries.map((entry) => readEntry2(git, entry)));
  return new Map(read.flat());
}
async function readEntry2(git, { path, mode, object: object2, size }) {
  if (!mode.startsWith("100") || size > MAX_FILE_BYTES) return [];
  const text = await git.run(["cat-file", "blob", object2]);
  return text.includes("\0") ? [] : [[path, text]];
}
var MAX_LINES = 1e3;
async function findHiddenLines(git, { base, tip }) {
  const from = await commonAncestor(git, base, tip) ?? base;
  const changes = await compareTrees(git, { base: from, tip });
  const written = changes.filter(({ mode }) => mode?.startsWith("100") === true);
  const readable = await withoutLarge(git, tip, written);
  let known;
  const found = [];
  for (const { path, object: object2 } of readable) {
    for (const { line, text, characters } of hiddenLines(await readText(git, object2))) {
      known ??= await knownLines(git, from, changes);
      if (known.has(keyOf(text))) continue;
      found.push({ path, line, characters });
      if (found.length === MAX_LINES) return found;
    }
  }
  return found;
}
async function withoutLarge(git, commit, entries) {
  const paths = entries.map(({ path }) => path);
  const sizes = await readSizes(git, commit, paths);
  return entries.filter(({ path }) => (sizes.get(path) ?? 0) <= MAX_FILE_BYTES);
}
async function readSizes(git, commit, paths) {
  const sizes = /* @__PURE__ */ new Map();
  for (const part of batchPaths(paths)) {
    const listing = await git.run(["ls-tree", "-z", "-l", commit, "--", ...part]);
    for (const { path, size } of readTreeListing(listing)) sizes.set(path, size);
  }
  return sizes;
}
async function knownLines(git, commit, changes) {
  const paths = changes.map(({ path }) => path);
  const before = await listFolderEntries(git, commit, paths);
  const there = paths.flatMap((path) => {
    const entry = before.get(path);
    return entry?.mode.startsWith("100") === true ? [{ ...entry, path }] : [];
  });
  const known = /* @__PURE__ */ new Set();
  for (const { object: object2 } of await withoutLarge(git, commit, there)) {
    for (const { text } of hiddenLines(await readText(git, object2))) known.add(keyOf(text));
  }
  return known;
}
function keyOf(line) {
  return createHash3("sha256").update(line).digest("base64");
}
async function readText(git, object2) {
  return object2 === void 0 ? "" : (await git.readObject(object2)).toString();
}
var MAX_FILES2 = 2e3;
var MAX_BYTES2 = 64 * 1024 * 1024;
var MAX_EXTRACTED_BYTES = 8 * 1024 * 1024;
async function extractFolder(git, request) {
  const { commit, folder, into, isWanted } = request;
  await mkdir2(into, { recursive: true });
  const tree = `${commit}:${folder}`;
  const listing = await git.attempt(["ls-tree", "-r", "-l", "-z", tree]);
  if (listing.code !== 0) return { files: [], left: [] };
  const entries = readTreeListing(listing.stdout);
  const { files, left } = selectFiles(entries.filter(({ path }) => isWanted(path)));
  if (files.length > 0) await checkOutFiles(git, tree, { into, files });
  return { files, left };
}
function selectFiles(entries) {
  const files = [];
  const left = [];
  let bytes = 0;
  for (const entry of entries) {
    const reason = obstacleIn(entry, { files: files.length, bytes });
    if (reason === void 0) {
      files.push(entry.path);
      bytes += entry.size;
    } else {
      left.push({ path: entry.path, reason });
    }
  }
  return { files, left };
}
function obstacleIn({ mode, size }, taken) {
  if (mode === "120000") return "is a symbolic link";
  if (!mode.startsWith("100")) return "is not a regular file";
  if (size > MAX_EXTRACTED_BYTES) return "is larger than 8 MB";
  const isTooMuch = taken.files >= MAX_FILES2 || taken.bytes + size > MAX_BYTES2;
  return isTooMuch ? "is beyond what is read of the folder" : void 0;
}
async function checkOutFiles(git, tree, { into, files }) {
  const indexFile = join8(git.scratch, `${randomUUID2()}.index`);
  const options = { worktree: { directory: into, indexFile } };
  await git.run(["read-tree", tree], options);
  for (const batch of batchPaths(files)) {
    await git.run(["checkout-index", "--quiet", "--", ...batch], options);
  }
}

// src/publish/reviews/diff.ts
async function readDiff(git, { base, tip }) {
  return parseDiff(await readDiffTexts(git, `${base}...${tip}`, 3));
}
async function readChangesSince(git, from, to) {
  return parseDiff(await readDiffTexts(git, `${from}..${to}`, 0));
}
function parseDiff({ entries, patches }) {
  return joinEntriesAndPatches(readEntries2(entries), splitPatches(patches));
}
function diffOfFiles(files) {
  return files.map(({ path, status, patch = "" }) => ({
    path,
    previousPath: void 0,
    status: STATUS_OF_NAME.get(status) ?? "modified",
    hunks: readHunks(patch.split("\n"))
  }));
}
var STATUS_OF_NAME = /* @__PURE__ */ new Map([
  ["added", "added"],
  ["copied", "added"],
  ["removed", "removed"],
  ["renamed", "renamed"]
]);
function readEntries2(raw) {
  const parts = raw.split("\0");
  const entries = [];
  for (let at = 0; parts[at]?.startsWith(":") === true; at += 2) {
    const letter = parts[at]?.split(" ")[4]?.charAt(0) ?? "";
    const previousPath = letter === "R" ? parts[at + 1] : void 0;
    if (letter === "R" || letter === "C") at += 1;
    const [path = "", status] = [parts[at + 1], STATUS_OF_LETTER.get(letter) ?? "modified"];
    entries.push({ path, previousPath, status, patches: letter === "T" ? 2 : 1 });
  }
  return entries;
}
var STATUS_OF_LETTER = /* @__PURE__ */ new Map([
  ["A", "added"],
  ["C", "added"],
  ["D", "removed"],
  ["R", "renamed"]
]);
function joinEntriesAndPatches(entries, patches) {
  let next = 0;
  return entries.map(({ patches: count2, ...file }) => {
    next += count2;
    return { ...file, hunks: readHunks(patches[next - 1] ?? []) };
  });
}
function splitPatches(text) {
  const patches = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("diff --git ")) patches.push([]);
    patches.at(-1)?.push(line);
  }
  return patches;
}
var HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
function readHunks(lines) {
  const hunks = [];
  for (const line of lines) {
    const started = startHunk(line);
    const hunk = hunks.at(-1);
    if (started !== void 0) hunks.push(started);
    else if (/^[-+ ]/.test(line)) hunk?.marked.push(line);
  }
  return hunks;
}
function startHunk(line) {
  const [whole, oldStart, oldLines = "1", start, count2 = "1"] = HUNK_HEADER.exec(line) ?? [];
  if (whole === void 0) return void 0;
  const old = { start: Number(oldStart), lines: Number(oldLines) };
  return { start: Number(start), lines: Number(count2), old, marked: [] };
}
function shownLines({ marked }) {
  return marked.filter((line) => !line.startsWith("-")).map((line) => line.slice(1));
}
var NUMBER_WIDTH = 5;
function numberedLines(hunks) {
  return hunks.flatMap(({ start, marked }, at) => {
    let number2 = start;
    const lines = marked.map((line) => {
      const isOld = line.startsWith("-");
      const shown = isOld ? "" : String(number2);
      if (!isOld) number2 += 1;
      return `${shown.padStart(NUMBER_WIDTH)} ${line}`.trimEnd();
    });
    return at === 0 ? lines : ["     \u2026", ...lines];
  });
}
function hunkAt(diff, path, line) {
  const file = diff.find((one) => one.path === path && one.status !== "removed");
  return file?.hunks.find(({ start, lines }) => line >= start && line < start + lines);
}
function followLines(since, lines) {
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  if (file === void 0) return lines;
  if (file.status === "removed") return void 0;
  const isTouched = file.hunks.some(
    ({ old }) => old.lines > 0 && line < old.start + old.lines && endLine >= old.start
  );
  if (isTouched) return void 0;
  const above = file.hunks.filter(({ old }) => (old.lines > 0 ? old.start : old.start + 1) <= line);
  const shift = above.reduce((sum2, hunk) => sum2 + hunk.lines - hunk.old.lines, 0);
  return { path: file.path, line: line + shift, endLine: endLine + shift };
}
function isChangedSince(since, lines) {
  if (followLines(since, lines) === void 0) return true;
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  const isBeside2 = ({ old }) => old.lines === 0 && old.start >= line - 1 && old.start <= endLine;
  return file?.hunks.some(isBeside2) === true;
}
async function loadChangesSince(notes, head, git) {
  const since = /* @__PURE__ */ new Map();
  for (const { handoff, commit = head } of notes) {
    if (commit === head) continue;
    const changes = await attempt(readChangesSince(git, commit, head));
    if (changes.kind === "done") since.set(handoff, changes.value);
  }
  return since;
}
function changedAmong(files, changes, isWork) {
  const paths = changes.flatMap(({ path, previousPath = path }) => [previousPath, path]);
  return filesUnderReview(files, paths, isWork);
}
function filesUnderReview(files, paths, isWork) {
  return files.length === 0 ? [...new Set(paths)].filter(isWork) : pathsAmong(files, paths);
}
async function findEarlyReviews(notes, base, git) {
  const early = /* @__PURE__ */ new Set();
  if (base === void 0) return early;
  for (const { handoff, commit, files } of notes) {
    if (commit === void 0) continue;
    const changed = await attempt(pathsChangedSince(git, { base, tip: commit }));
    if (changed.kind === "threw") continue;
    const paths = changed.value;
    const isLooked = (path) => files.length === 0 || isAmong(path, files);
    if (!paths.some(isLooked)) early.add(handoff);
  }
  return early;
}

// src/publish/reviews/review-progress.ts
init_define_RUNTIME_PACKAGES();
function openReviews(reviews) {
  const standing = standingReviews(reviews);
  return [...new Set(standing.map(({ reviewer }) => reviewer))].flatMap((reviewer) => {
    const own = standing.filter((note) => note.reviewer === reviewer);
    const asking = objections(own);
    if (asking.length === 0) return [];
    const all = reviews.filter((note) => note.reviewer === reviewer);
    const findings = own.flatMap(followed);
    const changed = findings.filter(({ isChanged }) => isChanged).length;
    const changedSince = [...new Set(asking.flatMap((note) => note.changedSince ?? []))];
    const lookedAgain = asking.every((note) => isLaterLook(note, all));
    return [{ reviewer, findings, changed, changedSince, lookedAgain }];
  });
}
function withdrawnFindings(reviews) {
  const keyOf2 = ({ path, text }) => `${path}\0${text}`;
  const asked = new Set(standingReviews(reviews).flatMap(({ findings }) => findings.map(keyOf2)));
  return objections(reviews).flatMap(followed).filter((finding) => !asked.has(keyOf2(finding)));
}
function followed({ findings, revised = [] }) {
  return findings.map((finding, at) => ({ ...finding, isChanged: revised.includes(at) }));
}
function objections(reviews) {
  return reviews.filter(({ verdict }) => verdict === "changes-requested");
}
function worstVerdict(standing) {
  return objections(standing).length > 0 ? "changes-requested" : standing.at(-1)?.verdict ?? "none";
}
function isLaterLook(note, all) {
  const at = all.findIndex(({ handoff }) => handoff === note.handoff);
  return all.slice(0, at).some(({ files }) => {
    const isAll = files.length === 0 || note.files.length === 0;
    return isAll || files.some((path) => note.files.includes(path));
  });
}
function askedText(findings, changed, since = "") {
  const asked = findings === 0 ? "asked for changes" : `asked for ${plural(findings, "change")}`;
  if (changed === 0) return since === "" ? asked : `${asked} (${since} since)`;
  const whose = findings === 1 ? "its lines" : `the lines of ${changed === findings ? "all" : changed}`;
  return `${asked} (${whose} have changed since)`;
}
function changesText({ changedSince = [], changedByReviewer = [] }, show = code) {
  const since = `; ${wereChanged(changedSince, show)} after that`;
  const own = `; the reviewer changed ${pathList(changedByReviewer, show)}`;
  return `${changedSince.length === 0 ? "" : since}${changedByReviewer.length === 0 ? "" : own}`;
}
function wereChanged(paths, show = code) {
  if (paths.length === 0) return "";
  return `${pathList(paths, show)} ${paths.length === 1 ? "was" : "were"} changed`;
}

// src/publish/reviews/place-finding.ts
function placeFinding(finding, note, { diff, since, mayChange }) {
  const { rule, text, severity, suggestion } = finding;
  const path = toRepositoryPath(finding.path, [...note.files, ...diff.map((file) => file.path)]);
  const then = { path, line: finding.line, endLine: finding.endLine ?? finding.line };
  const changes = since.get(note.handoff) ?? [];
  const now = isChangedSince(changes, then) ? void 0 : followLines(changes, then);
  const said = { rule, severity, text };
  const shown = suggestion === void 0 ? void 0 : { text: suggestion, isApplicable: false };
  const elsewhere = { ...said, suggestion: shown, nearby: [] };
  if (now === void 0) {
    const fingerprint = fingerprintOf({ ...said, path }, void 0);
    return { kind: "changed", ...then, ...elsewhere, fingerprint };
  }
  const about = { ...said, path: now.path };
  const hunk = hunkAt(diff, now.path, now.line) ?? hunkAt(diff, now.path, now.endLine);
  if (hunk === void 0) {
    return { kind: "outside", ...now, ...elsewhere, fingerprint: fingerprintOf(about, void 0) };
  }
  const isApplicable = isUnchanged(finding, now, hunk) && mayChange(now.path);
  const range2 = clampToHunk(now, hunk);
  const fingerprintAt = (shift) => {
    const shifted = { line: range2.line + shift, endLine: range2.endLine + shift };
    return fingerprintOf(about, linesOfHunk(hunk, shifted));
  };
  const prints = { fingerprint: fingerprintAt(0), nearby: NEARBY_SHIFTS.map(fingerprintAt) };
  return {
    kind: "inline",
    ...range2,
    ...said,
    suggestion: shown && { ...shown, isApplicable },
    ...prints
  };
}
function isUnchanged({ linesHash }, lines, hunk) {
  const { start } = hunk;
  const present = shownLines(hunk).slice(lines.line - start, lines.endLine - start + 1);
  const isWhole2 = lines.line >= start && present.length === lines.endLine - lines.line + 1;
  return isWhole2 && linesHash === hashOfLines(present);
}
var NEARBY_SHIFTS = [-2, -1, 1, 2];
function clampToHunk({ path, line, endLine }, { start, lines }) {
  return { path, line: Math.max(line, start), endLine: Math.min(endLine, start + lines - 1) };
}
var FINGERPRINT_LENGTH = 8;
var FIRST_WORDS = 8;
var CONTEXT_LINES = 2;
var MIN_LETTERS = 3;
function fingerprintOf({ path, rule, text }, lines) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words.slice(0, FIRST_WORDS).join(" ");
  const about = lines === void 0 ? [rule ?? "", first] : [rule ?? first, ...lines];
  return digest([path, ...about]);
}
function linesOfHunk(hunk, { line, endLine }) {
  const { start } = hunk;
  const shown = shownLines(hunk);
  const withContextLines = (more) => shown.slice(Math.max(0, line - start - more), Math.max(0, endLine - start + 1 + more));
  const ownLines = withContextLines(0);
  const isDistinctive = (ownLines.join("").match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS;
  return (isDistinctive ? ownLines : withContextLines(CONTEXT_LINES)).map((one) => one.trim());
}
function fingerprintOfText(reviewer, words) {
  return digest(["review", reviewer, words]);
}
function digest(parts) {
  return sha256(parts.join("\0")).slice(0, FINGERPRINT_LENGTH);
}
function renderSuggestion(context, suggestion) {
  if (suggestion === void 0) return void 0;
  const { text, isApplicable } = suggestion;
  if (!isApplicable) return renderPlainSuggestion(context, suggestion);
  if (text === "") return "```suggestion\n```";
  const shown = codeBlock(`${text}
`, "text");
  return context.safe(shown).trim() === shown ? codeBlock(`${text}
`, "suggestion") : renderPlainSuggestion(context, suggestion);
}
function renderPlainSuggestion({ safe }, { text }) {
  if (text === "") return "Suggested: remove these lines.";
  return `Suggested in place of these lines:

${safe(codeBlock(text, "text")).trim()}`;
}
function gatherReviews(input) {
  const reviewers = [...new Set(input.notes.map(({ reviewer }) => reviewer))];
  return reviewers.flatMap((reviewer) => {
    const own = input.notes.filter((note) => note.reviewer === reviewer);
    const standing = standingReviews(own);
    const verdict = worstVerdict(standing);
    const judging = standing.filter((one) => one.verdict === verdict);
    const last = judging.at(-1);
    if (last === void 0) return [];
    const { text, summary } = last;
    const isHarmless = (one) => !input.holdsSecret(wordsOf2(one));
    const found = standing.flatMap((note) => note.findings.map((finding) => ({ finding, note })));
    const harmless = found.filter(({ finding }) => isHarmless(finding));
    const placed = harmless.map(({ finding, note }) => placeFinding(finding, note, input));
    const withdrawn = withdrawnFindings(own).filter(isHarmless);
    const isTextSecret = input.holdsSecret(text);
    const secrets = found.length - harmless.length || Number(isTextSecret);
    const words = isTextSecret ? { text: "", summary: void 0 } : { text, summary };
    const isEarly = standing.every(({ handoff }) => input.early?.has(handoff) === true);
    const findings = withoutDuplicates(placed);
    const changes = changesOf(judging, input);
    const approved = approvedPart(standing, input);
    return [
      { reviewer, verdict, ...words, secrets, findings, withdrawn, approved, isEarly, ...changes }
    ];
  });
}
function changesOf(judging, { since, isWork = () => false }) {
  const changed = judging.flatMap(
    ({ handoff, files }) => changedAmong(files, since.get(handoff) ?? [], isWork)
  );
  const own = judging.flatMap(({ changedByReviewer = [] }) => changedByReviewer);
  return { changedSince: [...new Set(changed)], changedByReviewer: [...new Set(own)] };
}
function approvedPart(standing, { diff, isWork = () => false }) {
  const approvals = standing.filter(({ verdict }) => verdict === "approved");
  if (approvals.some(({ files }) => files.length === 0)) return void 0;
  const approved = approvals.flatMap(({ files }) => files);
  const changed = diff.map(({ path }) => path).filter(isWork);
  const isWhole2 = pathsAmong(approved, changed).length === changed.length;
  return isWhole2 || approved.length === 0 ? void 0 : [...new Set(approved)];
}
function wordsOf2({ path, rule = "", text, suggestion = "" }) {
  return `${path}
${rule}
${text}
${suggestion}`;
}
function openObjections(notes) {
  return objections(standingReviews(notes));
}
function withoutDuplicates(findings) {
  const keys = findings.map(({ path, line, text }) => `${path}\0${line}\0${text}`);
  return findings.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}

// src/publish/reviews/review-summary.ts
var MAX_FINDINGS2 = 12;
var MAX_OF_REVIEWER = 10;
var VERDICT_TEXTS = {
  approved: "approved",
  none: "gave no verdict"
};
function renderReviews(context, transcript, max) {
  const lines = [
    ...transcript.reviews.map((review) => reviewLine(context, transcript, review)),
    ...groupLocks(standingLocks(transcript.locks, transcript.reviews), transcript).map(
      (locks) => lockLine(context, transcript, locks)
    )
  ];
  if (lines.length === 0) return "";
  const items = list(lines, max);
  return `**Reviews**

${items}`;
}
function reviewLine(context, transcript, review) {
  const name = (id) => agentName(context, transcript, id);
  const { reviewer, requestedBy, files, verdict, findings } = review;
  const what = files.length > 0 ? `reviewed ${pathList(files)}` : "reviewed the work";
  const found = findings.length > 0 ? plural(findings.length, "finding") : "no findings";
  const said = verdict === "changes-requested" ? rejectionText(review, transcript, name) : `${VERDICT_TEXTS[verdict]}, ${found}${changesText(review)}`;
  return `**${name(reviewer)}** ${what} for ${name(requestedBy)}: ${said}${appliedText(review)}.`;
}
function appliedText({ findings, applied = [] }) {
  if (applied.length === 0) return "";
  const all = findings.filter(({ suggestion }) => suggestion !== void 0).length;
  if (all === 1) return "; the suggestion was applied";
  const which = applied.length === all ? `all ${count(all)}` : `${count(applied.length)} of ${count(all)}`;
  return `; ${which} suggestions were applied`;
}
function rejectionText(review, { reviews }, name) {
  const { findings, revised = [], changedSince = [], reviser, handoff } = review;
  const isStanding = standingReviews(reviews).some((one) => one.handoff === handoff);
  if (!isStanding) return askedText(findings.length, 0);
  const asked = askedText(findings.length, revised.length, wereChanged(changedSince));
  if (revised.length + changedSince.length > 0) return `${asked}, nobody looked again`;
  return reviser === void 0 ? asked : `${asked}; ${name(reviser)} should revise it`;
}
function groupLocks(locks, transcript) {
  const groups = /* @__PURE__ */ new Map();
  for (const lock of locks) {
    const { agent, by } = lock;
    const key = JSON.stringify([
      agent,
      by,
      reviserOf(lock, transcript),
      isRevised2(lock, transcript)
    ]);
    const known = groups.get(key);
    groups.set(key, known === void 0 ? [lock] : [...known, lock]);
  }
  return [...groups.values()];
}
function reviserOf({ agent, by, path, reviser }, { agents }) {
  const isByPerson = agents.every((row) => row.agent !== by);
  if (reviser !== void 0 || !isByPerson) return reviser;
  return agents.find((row) => row.agent !== agent && row.files.includes(path))?.agent;
}
function isRevised2(lock, transcript) {
  const reviser = reviserOf(lock, transcript);
  return transcript.agents.some(
    ({ agent, files }) => agent === reviser && files.includes(lock.path)
  );
}
function lockLine(context, transcript, locks) {
  const [lock] = locks;
  const { agent, by } = lock;
  const reviser = reviserOf(lock, transcript);
  const name = (id) => agentName(context, transcript, id);
  const who = reviser === void 0 ? `Someone other than ${name(agent)}` : name(reviser);
  const did = isRevised2(lock, transcript) ? "revised" : "should revise";
  const what = pathList(locks.map((lock2) => lock2.path));
  return `${who} ${did} ${what}: ${name(by)} requested changes to ${name(agent)}'s version.`;
}
function renderOpenFindings(context, { reviews }, max) {
  const found = openReviews(reviews).flatMap(({ findings }) => findings);
  const standing = found.filter(({ isChanged }) => !isChanged);
  if (standing.length === 0) return void 0;
  const lines = standing.map((finding) => findingLine(context, finding));
  return `**What the review found**

${list(lines, Math.min(max, MAX_FINDINGS2))}`;
}
function findingLine({ safe }, finding) {
  const { path, line, endLine = line, text, severity } = finding;
  const weight = severity === void 0 ? "" : `${severity}, `;
  return `${weight}${linesLabel({ path, line, endLine })}: ${inline(text, 300, safe)}`;
}
function findingItems(context, transcript, { reviews, commit }) {
  const objecting = new Map(
    openReviews(transcript.reviews).map(({ reviewer, lookedAgain }) => [reviewer, lookedAgain])
  );
  return reviews.flatMap((review) => {
    const { reviewer, findings, changedSince = [] } = review;
    const standing = findings.filter(({ kind }) => kind !== "changed");
    if (standing.length === 0 && !objecting.has(reviewer)) return [];
    const name = agentName(context, transcript, reviewer);
    const asked = objecting.get(reviewer) ? "looked again and asks for changes" : `asked for changes${placeOf(review, transcript)} and has not looked again`;
    const said = objecting.has(reviewer) ? asked : `left ${plural(standing.length, "finding")}`;
    const overtaken = findings.filter(({ kind }) => kind === "changed" && objecting.has(reviewer));
    const shown = [...standing, ...overtaken].map(
      (one) => `  - ${placedFindingText(context, commit, one)}${markOf(one, changedSince)}`
    );
    const more = shown.length - MAX_OF_REVIEWER;
    return [
      [
        `**${name}** ${said}${changedText(findings.length, findings.length - standing.length)}`,
        ...shown.slice(0, MAX_OF_REVIEWER),
        ...more > 0 ? [`  - and ${more} more in the review`] : []
      ].join("\n")
    ];
  });
}
function placeOf({ reviewer, findings }, { reviews }) {
  const open = openObjections(reviews).filter((note) => note.reviewer === reviewer);
  const isPlaced = findings.length === 0 && open.every(({ files: files2 }) => files2.length > 0);
  const files = [...new Set(open.flatMap((note) => note.files))];
  return isPlaced ? ` in ${pathList(files)}` : "";
}
function changedText(all, changed) {
  if (changed === 0) return "";
  const which = all === 1 ? "Its finding" : `${changed} of ${all} findings`;
  return `. ${which} ${changed === 1 ? "is" : "are"} on lines that have changed since.`;
}
function markOf({ kind, path }, changedSince) {
  if (kind === "changed") return " (these lines were changed since)";
  return changedSince.includes(path) ? " (the file was changed since)" : "";
}
function placedFindingText(context, commit, finding) {
  const isLinked = commit !== "" && finding.kind !== "changed";
  const place = isLinked ? linesLink(context, commit, finding) : linesLabel(finding);
  const weight = finding.severity === void 0 ? "" : ` ${finding.severity}`;
  return `${place}${weight}: ${inline(finding.text, 300, context.safe)}`;
}

// src/publish/views/agent-table.ts
init_define_RUNTIME_PACKAGES();
var OPEN_ROWS = 8;
function renderAgentsAtWork(context, transcript, max) {
  const all = summarizeAgents(transcript, context.facts.now);
  if (all.length === 0) return "The squad is getting ready.";
  const byUrgency = all.length > OPEN_ROWS ? sortByUrgency(all) : all;
  const lines = byUrgency.slice(0, max).map((agent) => workLine(context, agent));
  const rest = lines.slice(OPEN_ROWS);
  const missing = all.length - lines.length;
  const lastLine = missing > 0 ? `And ${count(missing)} more.` : void 0;
  return paragraphs([
    list(lines.slice(0, OPEN_ROWS)),
    rest.length > 0 ? collapsible(plural(rest.length, "more agent"), paragraphs([list(rest, max), lastLine])) : lastLine
  ]);
}
function workLine({ safe }, agent) {
  const { row, sessions, ms } = agent;
  const doing = isBusy(row) ? row.step || row.task : `${stateText(row, false)}: ${resultText(row)}`.replace(/: $/, "");
  const what = row.state === "queued" ? "is queued" : inline(doing, 120, safe);
  const time = row.state === "queued" ? "" : ` \xB7 ${duration(ms)}`;
  return `**${nameText(row, sessions, safe)}** ${what}${time}`;
}
function renderAgentResults(context, transcript, { max, said }) {
  const all = summarizeAgents(transcript, context.facts.now);
  return limitedTable(["Agent", "Result", "Time", "Tokens"], all, max, ({ row, ...agent }) => [
    agentNameCell(row, context.safe, agent.sessions),
    cell(reviewText(row, transcript) ?? finalText(row, said), 100, context.safe),
    row.state === "queued" ? "" : duration(agent.ms),
    agent.tokens === 0 ? "" : count(agent.tokens)
  ]);
}
function reviewText({ agent, files, state }, { reviews }) {
  const last = reviews.findLast(({ reviewer }) => reviewer === agent);
  if (last?.verdict !== "none" || files.length > 0 || state !== "done") return void 0;
  const { length } = last.findings;
  return length === 0 ? "no verdict" : `${plural(length, "finding")}, no verdict`;
}
function finalText(row, said) {
  const state = stateText(row, true);
  const isSaid = row.files.length === 0 && row.answer !== "" && row.answer.trim() === said.trim();
  if (isSaid && state === "done") return "the answer above";
  return state === "done" ? resultText(row) : `${state}: ${resultText(row)}`.replace(/: $/, "");
}
var STATE_URGENCY = [
  "working",
  "failed",
  "stopped",
  "queued",
  "idle",
  "done"
];
function sortByUrgency(agents) {
  return [...agents].sort(
    (a, b) => STATE_URGENCY.indexOf(a.row.state) - STATE_URGENCY.indexOf(b.row.state)
  );
}
function shownAgents({ agents }) {
  const others = agents.filter((agent) => agent.session !== COORDINATOR);
  return others.length > 0 ? others : agents;
}
function filesWithoutMemory({ decisions, learnings }, { files }) {
  const memory = new Set([...decisions, ...learnings].map(({ path }) => path));
  return files.filter((path) => !memory.has(path));
}
function summarizeAgents(transcript, now) {
  const rows = shownAgents(transcript).map((row) => {
    return { ...row, files: filesWithoutMemory(transcript, row) };
  });
  const keys = rows.map(({ agent, name }) => `${agent}\0${name}`);
  return [...new Set(keys)].flatMap(
    (key) => summaryOf(
      rows.filter((_, at) => keys[at] === key),
      now
    )
  );
}
function summaryOf(own, now) {
  const last = own.at(-1);
  if (last === void 0) return [];
  const files = [...new Set(own.flatMap((one) => one.files))];
  const ms = own.reduce(
    (sum2, one) => sum2 + (one.state === "queued" ? 0 : workingTime(one, now)),
    0
  );
  return [{ row: { ...last, files }, sessions: own.length, ms, tokens: totalTokens(own) }];
}

// src/publish/views/checks.ts
init_define_RUNTIME_PACKAGES();
var MAX_SHOWN = 3;
var MAX_COMMAND = 90;
function lastRunsText(context, { commands, ...transcript }) {
  const last = commands.filter(
    ({ session }, at) => commands.findLastIndex((one) => one.session === session) === at
  );
  const told = last.slice(-MAX_SHOWN).map(({ session, command, exitCode }) => {
    const name = agentName(context, { commands, ...transcript }, session);
    const shown = inline(`\`${command.replaceAll("`", "'")}\``, MAX_COMMAND, context.safe);
    return `${name} ran ${shown} last: ${exitCode === void 0 ? "it did not end" : `exit ${exitCode}`}`;
  });
  return told.length === 0 ? void 0 : `${told.join("; ")}.`;
}
var MAX_NAMED = 2;
function failingText({ safe }, { rows }) {
  return countedText(rows.filter(isFailing), safe, { one: "fails", many: "fail" });
}
function failingBeforeText({ safe }, { rows, base }) {
  const before = rows.filter(({ result }) => result === "failed-on-base");
  const failing = countedText(before, safe, { one: "fails", many: "fail" });
  return failing && `${failing}, on ${inline(base, 60, safe)} too`;
}
function passedText({ safe }, { rows }) {
  const passed = rows.filter(({ result }) => result === "passed");
  return countedText(passed, safe, { one: "passed", many: "passed" });
}
function suspectPasses({ rows }) {
  return rows.flatMap(({ name, suspects }) => {
    if (suspects === void 0) return [];
    const { deleted, changed } = suspects;
    const acts = [...actText(deleted, "deleted"), ...actText(changed, "changed")];
    return [`${code(oneLine(name, 60))}${PASSED_AFTER}${acts.join(" and ")}`];
  });
}
var PASSED_AFTER = " failed, then passed after ";
var TESTS_DELETED = "\u26A0\uFE0F Test files were deleted: ";
var MAX_STANDING = 5;
function standingSuspicions({ rows }, stateOf2) {
  const warnings = rows.flatMap(({ name, suspects }) => {
    const open = (suspects?.deleted ?? []).filter((path) => stateOf2(path) !== "back");
    if (suspects === void 0 || open.length === 0) return [];
    const acts = [...actText(open, "deleted"), ...actText(suspects.changed, "changed")];
    const warning2 = `\u26A0\uFE0F ${code(oneLine(name, 60))}${PASSED_AFTER}${acts.join(" and ")}.`;
    const anew = open.filter((path) => stateOf2(path) === "anew");
    if (anew.length === 0) return [warning2];
    return [`${warning2} Written anew, without lines that it had: ${pathList(anew)}.`];
  });
  return warnings.slice(0, MAX_STANDING);
}
function actText(paths, act) {
  if (paths.length === 0) return [];
  return [`${pathList(paths)} ${paths.length === 1 ? "was" : "were"} ${act}`];
}
function countedText(rows, safe, { one, many }) {
  if (rows.length === 0) return void 0;
  if (rows.length > MAX_NAMED) return `${plural(rows.length, "check")} ${many}`;
  const names = rows.map(({ name }) => inline(name, 60, safe)).join(" and ");
  return `${names} ${rows.length === 1 ? one : many}`;
}
var MAX_OUTPUTS = 5;
var FAILING_MARK = "\u274C";
var BEFORE_OTHERS = "\u23F8 Other people's commits were added to this work after its checks: nothing was run on the combined result";
var MARKS = {
  passed: "\u2705",
  failed: FAILING_MARK,
  "timed-out": FAILING_MARK,
  "failed-on-base": "\u26A0\uFE0F",
  "not-run": "\u23F8"
};
function renderChecks(context, transcript, maxLines, branch = transcript) {
  const { rows, base, isBeforeOthers } = transcript.checks;
  const ran = rows.some(({ result }) => result !== "not-run");
  return paragraphs([
    list([
      ...rows.map((row) => rowText(context, row, base)),
      ...isBeforeOthers === true ? [BEFORE_OTHERS] : []
    ]),
    ...rows.filter(hasOutput).slice(0, MAX_OUTPUTS).map((row) => outputOf(context, row, maxLines)),
    ...ran ? warningsOf(transcript.checks, branch) : [notRunText(context, transcript.checks), ...branch.warnings ?? []],
    ...ran ? [] : [lastRunsText(context, transcript)]
  ]);
}
var BOARD_LINES = 8;
function renderFailures(context, { checks }) {
  const failing = checks.rows.find(isFailing);
  if (failing !== void 0) return lastLinesOf(context, failing);
  const unran = checks.rows.find(({ result }) => result === "not-run");
  return unran === void 0 ? void 0 : rowText(context, unran, checks.base);
}
function lastLinesOf(context, failing) {
  const output = outputOf(context, failing, BOARD_LINES);
  return output && `${inline(failing.name, 60, context.safe)}, the last lines:

${output}`;
}
function rowText({ safe }, row, base) {
  const { name, command, seconds, result } = row;
  const shown = name === command ? code(name) : `**${inline(name, 60, safe)}**, ${code(command)}`;
  const after = result === "not-run" || seconds < 1 ? "" : `, ${seconds} s`;
  return `${MARKS[result]} ${shown}: ${resultText2(row, inline(base, 60, safe), safe)}${after}`;
}
function resultText2({ result, lines }, base, safe) {
  switch (result) {
    case "passed":
      return "passed";
    case "failed":
      return "failed";
    case "timed-out":
      return "timed out";
    case "failed-on-base":
      return `failed; it fails on ${base} as well`;
    case "not-run":
      return `not run, because ${inline(lines.join(" "), 300, safe)}`;
  }
}
function hasOutput({ result }) {
  return result !== "passed" && result !== "not-run";
}
function outputOf({ safe }, row, max) {
  const { lines, name } = row;
  if (lines.length === 0) return void 0;
  const fence = safe(codeBlock(lines.slice(-max).join("\n"), "text")).trim();
  return isFailing(row) ? fence : collapsible(`What ${foldTitle(name, 60)} printed`, fence);
}
function warningsOf(checks, { agents, warnings = [] }) {
  const told = checks.rows.flatMap(
    ({ suspects }) => suspects === void 0 ? [] : [...suspects.deleted, ...suspects.changed]
  );
  const isNew = (path) => !told.includes(path) && !warnings.some((text) => text.includes(code(path)));
  const changed = new Set(agents.flatMap(({ files }) => files));
  const scripts = CHECK_SCRIPTS.filter((path) => changed.has(path) && isNew(path));
  const removed = new Set(agents.flatMap((row) => row.removed ?? []));
  const tests = [...removed].filter((path) => TEST_PATH.test(path) && isNew(path));
  return [
    .../* @__PURE__ */ new Set([...warnings, ...suspectPasses(checks).map((text) => `\u26A0\uFE0F ${text}.`)]),
    ...tests.length === 0 ? [] : [`${TESTS_DELETED}${pathList(tests)}.`],
    ...scripts.length === 0 ? [] : [
      `\u26A0\uFE0F These changes touch ${scripts.map(code).join(" and ")}, which may define what a check runs.`
    ]
  ];
}
function notRunText({ safe }, { rows, off }) {
  if (rows.length > 0) return "No check was run on these changes.";
  const why = off ?? "the run ended before its checks";
  return `No check was run on these changes, because ${inline(why, 300, safe)}.`;
}

// src/publish/views/facts.ts
init_define_RUNTIME_PACKAGES();

// src/publish/views/outcome-text.ts
init_define_RUNTIME_PACKAGES();
var MAX_REASON = 300;
function isShortReason(reason) {
  const text = reason.trim();
  return text !== "" && text.length <= MAX_REASON && !text.includes("\n");
}
var LIMIT_INPUTS = {
  timeout: "timeout-minutes",
  tokens: "max-tokens",
  "tool-calls": "max-tool-calls",
  cancelled: void 0,
  interrupted: void 0
};
function workOfOutcome(outcome) {
  return "work" in outcome ? outcome.work : void 0;
}
function renderOutcome(context, outcome, max) {
  switch (outcome.kind) {
    case "changed":
    case "answered":
    case "asked":
      return renderLongText(context, outcome.answer, max);
    case "limited":
      return "";
    case "failed":
      return renderLongText(context, failedText(outcome), max);
    default:
      return isShortReason(outcome.reason) ? "" : renderLongText(context, outcome.reason, max);
  }
}
function failedText({ reason, answer = "" }) {
  const parts = [isShortReason(reason) ? "" : reason, answer];
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}
function renderNextStep(context, outcome) {
  const phrase = code(context.facts.phrase);
  const opening = openingText(
    context,
    outcome.kind === "answered" ? outcome.memory : workOfOutcome(outcome)
  );
  switch (outcome.kind) {
    case "limited":
      return paragraphs([
        limitText(outcome.limit, phrase),
        fallbackStep(context, outcome.work),
        opening
      ]);
    case "failed":
      return paragraphs([failureStepText(context, outcome, phrase), opening]);
    default:
      return opening;
  }
}
function openingText({ facts, safe }, work) {
  if (work?.compareUrl === void 0 || work.pullRequest !== void 0) return void 0;
  const { compareUrl, notOpened } = work;
  if (notOpened !== void 0) {
    const why = inline(notOpened, 500, safe);
    return `The pull request could not be opened: ${why}. ${link("Open it yourself", compareUrl)}.`;
  }
  const setting = link("the setting", repositoryUrl(facts, "settings/actions"));
  return `${link("Open the pull request", compareUrl)} yourself. Actions may not open one here unless ${setting} *Allow GitHub Actions to create and approve pull requests* is on.`;
}
function limitText(limit, phrase) {
  const input = LIMIT_INPUTS[limit];
  const raise = input === void 0 ? "" : ` The input ${code(input)} sets the limit; \`.squad/config.json\` may set it lower.`;
  return `To continue, ask ${phrase} again.${raise}`;
}
function failureStepText(context, { hint, work }, phrase) {
  const { facts, safe } = context;
  const advice = hint === void 0 || hint.trim() === "" ? void 0 : inline(hint, 500, safe);
  const step = fallbackStep(context, work);
  if (step !== void 0) return paragraphs([advice, step]);
  if (advice !== void 0) return advice;
  return `Look at ${link("the log of the run", facts.runUrl)}, then ask ${phrase} again.`;
}
function fallbackStep({ facts }, work) {
  if (work?.fallback === void 0) return void 0;
  const { branch, fallback } = work;
  const { wanted: wanted2, bundle } = fallback;
  if (bundle === void 0) {
    const comparison = repositoryUrl(facts, "compare", `${wanted2}...${branch}`);
    return `${link("Merge it by hand", comparison)} into ${code(wanted2)}, or ask again.`;
  }
  const commands = commandsFor(facts.runId, work, fallback);
  if (commands === void 0) return removedText(facts, bundle);
  return paragraphs([
    "To bring it in, run this in a clone of the repository:",
    codeBlock(commands, "sh")
  ]);
}
function removedText({ runUrl }, { isUploadFailed }) {
  const artifacts = link("the run's artifacts", runUrl);
  return isUploadFailed === true ? `The file could not be uploaded. If it is not among ${artifacts}, it is lost, because the runner empties this folder when the job ends: ask again.` : "The runner empties this folder when the job ends, and this server takes no artifact of it. Unless a later step of the job keeps the file, it is lost: ask again.";
}
function commandsFor(runId, { branch, commit }, { bundle, ref: kept }) {
  const ref = shellWord(`refs/heads/${branch}`);
  if (kept !== void 0) return `git fetch origin ${kept}
git push origin ${commit}:${ref}`;
  if (bundle?.isArtifact !== true) return void 0;
  const { file, place } = bundle;
  return [
    `gh run download ${runId} --name ${place} --dir ${place}`,
    "git fetch origin",
    `git fetch ${shellWord(`${place}/${file}`)} ${ref}:${ref}`,
    `git push origin ${ref}`
  ].join("\n");
}
function shellWord(text) {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/publish/views/review-facts.ts
init_define_RUNTIME_PACKAGES();

// src/publish/views/where-work-is.ts
init_define_RUNTIME_PACKAGES();
function fallbackText(context, work, { wanted: wanted2, reason, bundle, ref }) {
  const why = inline(withoutStop(reason), MAX_REASON, context.safe);
  const isOnRunner = bundle?.isArtifact === false && ref === void 0;
  const where = `${bundle === void 0 || ref !== void 0 ? "on" : "in"} ${placeOf2(context, work)}`;
  return `${code(wanted2)} could not be pushed (${why}), so it is ${isOnRunner ? "only" : "kept"} ${where}`;
}
function isDraft(outcome) {
  return workOfOutcome(outcome)?.pullRequest?.isDraft === true;
}
function colonOrBut(outcome) {
  return isDraft(outcome) ? ":" : ", but";
}
function placeOf2({ facts }, work) {
  const { pullRequest, branch, fallback } = work;
  if (pullRequest !== void 0) return link(`#${pullRequest.number}`, pullRequest.url);
  if (fallback?.bundle === void 0) {
    return `the branch ${link(code(branch), repositoryUrl(facts, "tree", branch))}`;
  }
  if (fallback.ref !== void 0) return `the ref ${code(fallback.ref)}`;
  const { file, place, isArtifact } = fallback.bundle;
  const artifact = `the artifact ${link(code(place), facts.runUrl)}`;
  return `the file ${code(file)} in ${isArtifact ? artifact : `the folder ${code(place)}`}`;
}
function readiness(context, transcript, outcome) {
  const work = workOfOutcome(outcome);
  if (work === void 0) return "Answered";
  if (work.pullRequest === void 0) return `The work is on ${placeOf2(context, work)}`;
  const how = isChecked(transcript) ? "ready" : "open";
  return `${placeOf2(context, work)} is ${isDraft(outcome) ? "a draft" : how}`;
}
function isChecked({ checks, agents }) {
  if (!agents.some(({ files }) => files.length > 0)) return true;
  return checks.rows.some(({ result }) => result === "passed") && !checks.rows.some(isRed);
}
function keptText({ context, outcome }) {
  const work = workOfOutcome(outcome);
  if (work === void 0) return void 0;
  return `${placeOf2(context, work)} ${isDraft(outcome) ? "is a draft with" : "has"} what was finished`;
}
function shortReason(reason, { safe }) {
  return isShortReason(reason) ? inline(withoutStop(reason), MAX_REASON, safe) : void 0;
}
function withoutStop(reason) {
  return reason.trim().replace(/(?<!\.)\.$/, "");
}
function joined(parts) {
  const said = parts.filter((part) => part !== void 0);
  return said.length === 0 ? void 0 : said.join(" \xB7 ");
}

// src/publish/views/review-facts.ts
function reviewOf({ context, transcript, outcome }) {
  const { thread, serverUrl, repository } = context.facts;
  const reviews = standingReviews(transcript.reviews);
  if (workOfOutcome(outcome) !== void 0 || reviews.length === 0) return void 0;
  const detail = findingsText(reviews);
  if (thread.kind === "issue") return { mark: "\u{1F50E}", title: "Reviewed", detail };
  const site = { serverUrl, repository };
  const address = repositoryUrl(site, "pull", String(thread.number));
  return { mark: "\u{1F50E}", title: `Reviewed ${link(`#${thread.number}`, address)}`, detail };
}
function findingsText(reviews) {
  const found = reviews.flatMap(({ findings }) => findings);
  const verdict = worstVerdict(reviews);
  const blockers = found.filter(({ severity }) => severity === "blocker").length;
  const worst = blockers === 0 ? [] : [plural(blockers, "blocker")];
  const amount = found.length === 0 ? "no findings" : plural(found.length, "finding");
  switch (verdict) {
    case "changes-requested": {
      const asked = found.length === 0 ? "changes" : plural(found.length, "change");
      return [`${asked} asked for`, ...worst].join(", ");
    }
    case "approved":
      return found.length === 0 ? "approved" : `approved, ${amount}`;
    case "none":
      return `${amount}, no verdict`;
  }
}
function changesRequested({ context, transcript, outcome }) {
  const progress = openReviews(transcript.reviews);
  const earlier = workOfOutcome(outcome)?.earlierReviews ?? [];
  const open = [
    ...progress.map((one) => progressText(one, context, transcript)),
    ...earlier.map((one) => earlierText(one, context, transcript))
  ];
  if (open.length === 0 || reviewOf({ context, transcript, outcome }) !== void 0)
    return void 0;
  const reviewers = [...progress, ...earlier].map(({ reviewer }) => reviewer);
  const names = [...new Set(reviewers)].map((slug2) => agentName(context, transcript, slug2));
  const are = open.length === 1 ? "one review is open" : `${open.length} reviews are open`;
  return {
    mark: "\u26A0\uFE0F",
    title: `${readiness(context, transcript, outcome)}, and ${are}`,
    beside: `${joinNames(names)} ${names.length === 1 ? "asks" : "ask"} for changes`,
    detail: open.join("; ")
  };
}
function progressText({ reviewer, findings, changed, changedSince, lookedAgain }, context, transcript) {
  const name = agentName(context, transcript, reviewer);
  const since = wereChanged(changedSince);
  if (!lookedAgain) {
    return `${name} ${askedText(findings.length, changed, since)}, nobody looked again`;
  }
  const what = findings.length === 0 ? "changes" : plural(findings.length, "change");
  return `${name} looked again and asks for ${what}${since === "" ? "" : ` (${since} since)`}`;
}
function earlierText({ reviewer, files }, context, transcript) {
  const where = files.length === 0 ? "" : ` in ${pathList(files)}`;
  const own = `${agentName(context, transcript, reviewer)}'s request for changes${where}`;
  const changed = transcript.agents.flatMap((row) => row.files);
  const since = wereChanged(pathsAmong(files, changed));
  return since === "" ? `${own} still stands` : `${own} is open (${since} since), nobody looked again`;
}
function reviewFacts({ context, transcript }) {
  return standingReviews(transcript.reviews).flatMap((review) => {
    const { verdict, findings, reviewer, changedSince = [] } = review;
    const name = agentName(context, transcript, reviewer);
    if (verdict === "none" && findings.length === 0) return [`${name} gave no verdict`];
    if (verdict !== "approved" || changedSince.length === 0) return [];
    return [`${wereChanged(changedSince)} after ${name}'s approval`];
  });
}

// src/publish/views/facts.ts
function findFacts(run2) {
  const { context, outcome } = run2;
  switch (outcome.kind) {
    case "changed":
    case "answered":
    case "asked": {
      const open = openProblems(run2);
      return open.length > 0 ? open : [resultOf(run2)];
    }
    case "declined":
      return [{ mark: "\u{1F6AB}", title: "Declined", detail: shortReason(outcome.reason, context) }];
    case "nothing-to-do":
      return [
        { mark: "\u2705", title: "Nothing to change", detail: shortReason(outcome.reason, context) }
      ];
    case "limited": {
      const lost = outcome.limit === "interrupted" ? "nothing was finished" : void 0;
      const detail = joined([keptText(run2) ?? lost, setAsideText(run2)]);
      return [{ mark: "\u23F8", title: limitTitle(outcome), detail }];
    }
    case "failed":
      return [
        {
          mark: "\u274C",
          title: failureTitle(outcome.work),
          detail: failureDetail(outcome.reason, run2)
        }
      ];
  }
}
function resultOf(run2) {
  const { context, transcript, outcome } = run2;
  const review = reviewOf(run2);
  if (review !== void 0) return review;
  if (outcome.kind !== "changed") {
    const detail = joined(answerFacts(transcript, outcome));
    return { mark: "\u{1F4AC}", title: "Answered", detail };
  }
  const { pullRequest } = outcome.work;
  if (pullRequest === void 0)
    return { mark: "\u2705", title: readiness(context, transcript, outcome) };
  const how = pullRequest.isDraft === true ? "is a draft, ready" : "is ready";
  return { mark: "\u2705", title: `${placeOf2(context, outcome.work)} ${how} for your review` };
}
function answerFacts({ agents }, outcome) {
  const isAlone = agents.length > 0 && agents.every(({ session }) => session === COORDINATOR);
  const isChanged = outcome.kind === "answered" && outcome.memory !== void 0;
  return [...isChanged ? [] : ["no file was changed"], ...isAlone ? ["no agent worked"] : []];
}
function failureTitle(work) {
  if (work?.fallback === void 0) return "The run failed";
  const { isMemory, bundle, ref } = work.fallback;
  const what = isMemory ? "What the squad learnt" : "The work";
  if (bundle === void 0) return `${what} is on a branch of its own`;
  return `${what} is ${ref === void 0 ? "not on GitHub yet" : "on no branch yet"}`;
}
function failureDetail(reason, run2) {
  const work = workOfOutcome(run2.outcome);
  return work?.fallback === void 0 ? joined([shortReason(inOneLine(reason), run2.context), keptText(run2)]) : fallbackText(run2.context, work, work.fallback);
}
function inOneLine(reason) {
  if (isShortReason(reason)) return reason;
  return machineFault(reason)?.cause ?? firstSentence(oneLine(reason, MAX_REASON));
}
function limitTitle({ limit, amount }) {
  if (amount !== void 0) return `Stopped at the limit of ${amount}`;
  if (limit === "interrupted") return "The run was interrupted";
  return limit === "cancelled" ? "The run was cancelled" : "Stopped at a limit";
}
function openProblems(run2) {
  const finders = [
    failingChecks,
    failingBefore,
    workSetAside,
    openQuestion,
    callsForHelp,
    undoneParts,
    suspectChecks,
    brokenAgents,
    changesRequested,
    urgentDecisions,
    uncheckedWork
  ];
  return finders.flatMap((find) => find(run2) ?? []);
}
function failingChecks({ context, transcript, outcome }) {
  const failing = failingText(context, transcript.checks);
  const work = workOfOutcome(outcome);
  if (failing === void 0 || work === void 0) return void 0;
  const title = `${placeOf2(context, work)}${isDraft(outcome) ? " is a draft" : ""}: ${failing}`;
  return { mark: "\u274C", title, beside: failing };
}
function failingBefore({ context, transcript, outcome }) {
  const beside = failingBeforeText(context, transcript.checks);
  if (beside === void 0 || workOfOutcome(outcome) === void 0) return void 0;
  const title = `${readiness(context, transcript, outcome)}${colonOrBut(outcome)} ${beside}`;
  return { mark: "\u26A0\uFE0F", title, beside };
}
function uncheckedWork({ context, transcript, outcome }) {
  const { checks } = transcript;
  if (workOfOutcome(outcome) === void 0 || !isUnchecked(transcript)) return void 0;
  const detail = checks.off === void 0 ? void 0 : shortReason(checks.off, context);
  const title = `${readiness(context, transcript, outcome)}, not checked`;
  return { mark: "\u{1F4DD}", title, beside: "not checked", detail };
}
function isUnchecked({ agents, checks }) {
  const isByAgents = agents.some(({ files }) => files.length > 0);
  return isByAgents && checks.rows.every(({ result }) => result === "not-run");
}
function workSetAside(run2) {
  const detail = setAsideText(run2);
  if (detail === void 0) return void 0;
  const title = workOfOutcome(run2.outcome) === void 0 ? "A change is set aside" : `${readiness(run2.context, run2.transcript, run2.outcome)}, but part of the work is missing`;
  return { mark: "\u26A0\uFE0F", title, detail, beside: detail };
}
var MAX_SET_ASIDE = 2;
function setAsideText({ context, transcript }) {
  const lines = transcript.conflicts.flatMap(({ session, files, keptOn, isBundled }) => {
    if (keptOn === void 0) return [];
    const branch = link(code(keptOn), repositoryUrl(context.facts, "tree", keptOn));
    const place = isBundled ? `in the run's bundle as ${code(keptOn)}` : `on ${branch}`;
    const name = agentName(context, transcript, session);
    return [`${name}'s change to ${pathList(files)} conflicted and is kept ${place}`];
  });
  if (lines.length === 0) return void 0;
  const more = lines.length - MAX_SET_ASIDE;
  const rest = more > 0 ? [`${more} more ${more === 1 ? "is" : "are"} set aside`] : [];
  return [...lines.slice(0, MAX_SET_ASIDE), ...rest].join("; ");
}
function openQuestion(run2) {
  if (run2.outcome.kind !== "asked") return void 0;
  const names = namesOf(run2, "question");
  const amount = run2.transcript.escalations.filter(({ kind }) => kind === "question").length;
  const asker = names.length === 0 ? "The squad" : joinNames(names);
  return wanted(run2, amount > 1 ? `${amount} questions for you` : `${asker} has a question`);
}
function callsForHelp(run2) {
  const names = namesOf(run2, "escalation");
  if (names.length === 0) return void 0;
  const needs = `${joinNames(names)} ${names.length === 1 ? "needs" : "need"} a decision`;
  return { ...wanted(run2, needs), title: `Stuck: ${needs}` };
}
function namesOf({ context, transcript }, wantedKind) {
  const calls = transcript.escalations.filter(({ kind }) => kind === wantedKind);
  return [...new Set(calls.map(({ from }) => agentName(context, transcript, from)))];
}
function wanted(run2, title) {
  const { notice } = run2.transcript;
  const answer = notice && link("answer it here", notice);
  const beside = answer === void 0 ? title : `${title}, ${answer}`;
  return { mark: "\u{1F64B}", title, beside, detail: joined([keptText(run2), answer]) };
}
function undoneParts({ context, transcript, outcome }) {
  const work = workOfOutcome(outcome);
  const parts = standingParts(transcript.parts).filter(
    ({ session }) => work !== void 0 || session !== void 0
  );
  if (parts.length === 0) return void 0;
  const whole = undoneText(parts);
  const shown = isShortReason(whole) ? whole : oneLine(firstSentence(whole), MAX_REASON);
  const detail = shortReason(shown, context);
  const beside = `part of it is not done${detail === void 0 ? "" : `: ${detail}`}`;
  if (work === void 0) return { mark: "\u{1F6AB}", title: "Not done", beside, detail };
  const title = `${readiness(context, transcript, outcome)}${colonOrBut(outcome)} part of it is not done`;
  return { mark: "\u26A0\uFE0F", title, beside, detail };
}
function undoneText(parts) {
  const texts = parts.map((part) => capitalise(notDoneText(part)).replace(/\.{1,3}$/, ""));
  return texts.map((text) => `${text}.`).join(" ");
}
function suspectChecks({ context, transcript, outcome }) {
  const beside = suspectPasses(transcript.checks).join(", and ");
  if (beside === "" || workOfOutcome(outcome) === void 0) return void 0;
  return { mark: "\u26A0\uFE0F", title: `${readiness(context, transcript, outcome)}, but ${beside}`, beside };
}
function brokenAgents({ context, transcript, outcome }) {
  const setAside = transcript.conflicts.filter(({ keptOn }) => keptOn !== void 0);
  const told = /* @__PURE__ */ new Set([COORDINATOR, ...setAside.map(({ session }) => session)]);
  const broken = unfinishedAgents(transcript.agents).filter(({ session }) => !told.has(session));
  const failed = broken.filter(({ state }) => state === "failed");
  const stopped = broken.filter(({ state }) => state !== "failed");
  const [first] = [...failed, ...stopped];
  if (first === void 0) return void 0;
  const groups = [failed, stopped].filter((rows) => rows.length > 0);
  const beside = groups.map((rows) => cutShortText(context, rows)).join(" and ");
  const title = `${readiness(context, transcript, outcome)}, but ${beside}`;
  return { mark: "\u26A0\uFE0F", title, beside, detail: shortReason(first.answer, context) };
}
function urgentDecisions({ context, transcript, outcome }) {
  const { decisions } = transcript;
  const waiting = decisions.filter((one) => one.requiresApproval === true);
  const urgent = waiting.length > 0 ? waiting : decisions.filter((one) => one.blocking === true);
  if (urgent.length === 0) return void 0;
  const [has, have] = waiting.length > 0 ? ["needs", "need"] : ["is", "are"];
  const what = waiting.length > 0 ? "your approval" : "blocking";
  const beside = `${plural(urgent.length, "decision")} ${urgent.length === 1 ? has : have} ${what}`;
  const title = `${readiness(context, transcript, outcome)}, and ${beside}`;
  const titles = urgent.map((one) => inline(one.title, 80, context.safe));
  return { mark: "\u{1F64B}", title, beside, detail: titles.slice(0, MOST_DECISIONS).join("; ") };
}
var MOST_DECISIONS = 3;

// src/publish/views/handoff-list.ts
init_define_RUNTIME_PACKAGES();
var TYPE_TEXTS = /* @__PURE__ */ new Map([
  ["implementation-request", "task"],
  ["information-share", "information"],
  ["escalation", "call for help"],
  ["completion-notice", "report"]
]);
var REFUSAL_TEXTS = /* @__PURE__ */ new Map([
  ["E_AGENT_NOT_FOUND", "no such agent"],
  ["E_AGENT_INACTIVE", "not at work in this run"],
  ["E_AGENT_BUSY", "has too much to do"],
  ["E_POOL_FULL", "too many agents at work"],
  ["E_A2A_CAPABILITY", "not for that agent"],
  ["E_A2A_CIRCULAR", "goes round in circles"],
  ["E_A2A_DISABLED", "may not hand work over"],
  ["E_A2A_DUPLICATE", "the same handoff is already under way"],
  ["E_A2A_HOPS", "handed on too many times"],
  ["E_A2A_LOOP", "that agent went round in circles on it"],
  ["E_A2A_LOCKED", "nobody may revise these files"],
  ["E_A2A_PERSON", "agents can't assign work to people"],
  ["E_A2A_RATE", "too many messages in a minute"],
  ["E_A2A_SELF", "asked itself"],
  ["E_A2A_MODEL", "that model is not allowed"],
  ["E_CONFLICT", "conflicts with a colleague's work"],
  ["E_TOOL_INVALID_ARGS", "its arguments could not be understood"]
]);
var VERDICT_TEXTS2 = {
  approved: "approved",
  "changes-requested": "asked for changes",
  none: "reviewed"
};
function handoffTypeText(transcript, { type, redirectedFrom, priority }) {
  const kind = TYPE_TEXTS.get(type) ?? type.replace(/[-_]/g, " ");
  const words = priority === "urgent" ? `urgent ${kind}` : kind;
  return redirectedFrom === void 0 ? words : `${words} meant for ${displayName(transcript, redirectedFrom)}`;
}
function handoffReasonText({ code: code2, reason }) {
  const known = REFUSAL_TEXTS.get(code2 ?? "");
  if (known !== void 0) return known;
  const [first = ""] = oneLine(reason ?? "", 500).split(/[.!?](?: |$)/);
  return first.replace(/^E_[A-Z0-9_]+: ?/, "");
}
function handoffStatusText(handoff, who) {
  const { status } = handoff;
  if (status === "answered") return answerText(handoff, who);
  if (status === "sent") return "no answer";
  if (status === "late") return "answered too late";
  const why = status === "refused" || status === "failed" ? handoffReasonText(handoff) : "";
  return why === "" ? status : `${status}: ${why}`;
}
function answerText({ id, to, type, reason }, { agents, reviews }) {
  if (reason !== void 0) return reason;
  const review = reviews.findLast(({ handoff }) => handoff === id);
  if (review !== void 0) return reviewText2(review);
  const own = agents.filter(({ agent, session }) => [agent, session].includes(to));
  const isSilent = own.every(({ answer, files }) => answer.trim() === "" && files.length === 0);
  if (own.length > 0 && isSilent) return "ended without an answer";
  return type === "implementation-request" ? "done" : "answered";
}
function reviewText2(review) {
  const { verdict } = review;
  const changes = verdict === "changes-requested" ? "" : changesText(review, String);
  return `${VERDICT_TEXTS2[verdict]}${changes}`;
}
var OPEN_ROWS2 = 10;
function handoffCountText(rows) {
  const told = rows.filter(({ type }) => isTelling(type)).length;
  const handed = countHandoffs(rows);
  const parts = [
    ...handed > 0 || told === 0 ? [plural(handed, "handoff")] : [],
    ...told > 0 ? [plural(told, "message")] : []
  ];
  return parts.join(", ");
}
function renderHandoffs(context, transcript, max) {
  const rows = transcript.handoffs;
  if (rows.length === 0) return "";
  const lines = rows.map((row) => handoffLine(context, transcript, row));
  const title = [handoffCountText(rows), ...problemCounts(rows)].join(", ");
  return `**${title}**

${list(lines, max)}`;
}
function handoffLine(context, transcript, handoff) {
  const words = (text, max) => inline(text, max, context.safe);
  const [from, to] = [handoff.from, handoff.to].map((id) => words(displayName(transcript, id), 40));
  const type = words(handoffTypeText(transcript, handoff), 60);
  const statusText = words(handoffStatusText(handoff, transcript), 140);
  return `**${from} \u2192 ${to}** (${type}, ${statusText}): ${words(firstParagraph(handoff.task), 120)}`;
}
function problemCounts(rows) {
  const countWith = (status) => rows.filter((row) => row.status === status).length;
  const amounts = [
    [countWith("refused"), "refused"],
    [countWith("failed"), "failed"],
    [countWith("late"), "answered too late"],
    [countWith("sent"), "without an answer"]
  ];
  return amounts.filter(([amount]) => amount > 0).map(([n, words]) => `${count(n)} ${words}`);
}
function renderMessages(context, transcript, max) {
  const all = transcript.handoffs;
  if (all.length === 0) return "";
  const head = ["From", "To", "Type", "Message", "What became of it"];
  const messages = limitedTable(head, all, max, (row) => messageCells(context, transcript, row));
  const isLong = all.length > OPEN_ROWS2;
  return paragraphs([
    messageStatsLine(transcript),
    isLong ? collapsible(plural(all.length, "message"), messages) : messages
  ]);
}
function messageCells(context, transcript, handoff) {
  const words = (text, max) => cell(text, max, context.safe);
  const { from, to, task } = handoff;
  return [
    words(displayName(transcript, from), 40),
    words(displayName(transcript, to), 40),
    words(handoffTypeText(transcript, handoff), 60),
    words(firstParagraph(task), 80),
    words(handoffStatusText(handoff, transcript), 140)
  ];
}
function messageStatsLine({ handoffs, actor }) {
  const answered = handoffs.filter(({ status }) => status === "answered").length;
  const byOthers = /* @__PURE__ */ new Set(["coordinator", "checks", actor]);
  const byAgents = handoffs.filter(({ from }) => !byOthers.has(from)).length;
  const longest = handoffs.reduce(
    (max, { sentAt, endedAt = sentAt }) => Math.max(max, endedAt - sentAt),
    0
  );
  const what = [
    plural(handoffs.length, "message"),
    `${count(answered)} answered`,
    ...problemCounts(handoffs)
  ].join(", ");
  const share = Math.round(100 * byAgents / Math.max(1, handoffs.length));
  const parts = [
    what,
    ...byAgents === 0 ? [] : [`${share}% started by agents`],
    ...longest < 1e3 ? [] : [`the longest took ${duration(longest)}`]
  ];
  return `${parts.join("; ")}.`;
}

// src/publish/views/headline.ts
init_define_RUNTIME_PACKAGES();
function renderHeadline(context, transcript, outcome, watch = transcript.page ?? context.facts.runUrl) {
  const { facts, safe } = context;
  const run2 = outcome && { context, transcript, outcome };
  const spent = totalTokens(transcript.agents);
  const parts = [
    ...run2 === void 0 ? [] : workNumbers(run2),
    duration(facts.now - transcript.startedAt),
    ...counted(spent, "token"),
    `for ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    ...watch === "" ? [] : [link("watch the run", watch)]
  ];
  return renderFacts(run2 === void 0 ? [WORKING] : findFacts(run2), parts);
}
var WORKING = { mark: "\u23F3", title: "Working on it" };
function renderFirstWords(run2) {
  return renderFacts(findFacts(run2), []);
}
function renderFacts([first, ...others], parts) {
  if (first === void 0) return "";
  const rest = joined([first.detail, ...others.map(({ beside }) => beside), ...parts]);
  return `${first.mark} **${first.title}**${rest === void 0 ? "" : `: ${rest}`}`;
}
function workNumbers(run2) {
  return [
    ...reviewFacts(run2),
    ...sizeParts(run2),
    ...counted(publishedNotes(run2.transcript, run2.outcome).decisions.length, "decision"),
    ...learningParts(run2),
    ...checkParts(run2)
  ];
}
function sizeParts({ transcript, outcome }) {
  const work = workOfOutcome(outcome);
  if (work === void 0) return [];
  if (work.size === void 0) {
    const files2 = transcript.agents.flatMap((agent) => filesWithoutMemory(transcript, agent));
    return counted(new Set(files2).size, "file");
  }
  const { files, added, removed, isPartial } = work.size;
  if (files === 0) return [];
  const amount = `${plural(files, "file")}, +${count(added)} \u2212${count(removed)}`;
  return [isPartial === true ? `this run changed ${amount}` : amount];
}
function learningParts({ context, transcript, outcome }) {
  const memory = outcome.kind === "answered" ? outcome.memory : void 0;
  const words = counted(publishedNotes(transcript, outcome).learnings.length, "learning");
  return memory === void 0 ? words : [`${words[0] ?? "memory"} in ${placeOf2(context, memory)}`];
}
function checkParts({ context, transcript, outcome }) {
  const { checks } = transcript;
  const work = workOfOutcome(outcome);
  const isTold = outcome.kind === "changed" || outcome.kind === "asked" && work !== void 0;
  if (!isTold && work !== void 0 && isUnchecked(transcript)) return ["not checked"];
  const before = failingBeforeText(context, checks);
  const bad = isTold ? [] : [failingText(context, checks), before, ...suspectPasses(checks)];
  return [...bad, passedText(context, checks)].filter((text) => text !== void 0);
}
function counted(amount, noun) {
  return amount === 0 ? [] : [plural(amount, noun)];
}

// src/publish/views/question.ts
init_define_RUNTIME_PACKAGES();
var MAX_QUESTION_LENGTH = 4e3;
var MAX_CALLS = 3;
var MAX_CALL_LENGTH = 800;
function renderQuestion(context, question, max) {
  return renderLongText(context, question, max).replace(/^/gm, "> ");
}
function renderWanted(context, transcript, outcome) {
  const { phrase } = context.facts;
  const { question, options = 0 } = outcome?.kind === "asked" ? outcome : { question: "" };
  const calls = transcript.escalations.filter(({ text }) => !question.includes(text.trim()));
  return paragraphs([
    ...question === "" ? [] : [renderQuestion(context, question, MAX_QUESTION_LENGTH), replyHint(options, phrase)],
    ...calls.slice(0, MAX_CALLS).map((call) => renderCall(context, transcript, call, isNamed(calls, outcome))),
    calls.length > MAX_CALLS ? `And ${calls.length - MAX_CALLS} more.` : void 0,
    calls.length > 0 ? replyHint(0, phrase) : ""
  ]);
}
function renderWantedOnBoard(context, transcript, outcome) {
  const wanted2 = renderWanted(context, transcript, outcome);
  return wanted2 === "" || transcript.notice === void 0 ? wanted2 : collapsible(outcome?.kind === "asked" ? "The question" : "The call for help", wanted2);
}
function isNamed(calls, outcome) {
  const isFinished = outcome?.kind === "changed" || outcome?.kind === "answered";
  return isFinished && calls.length === 1 && calls[0]?.kind === "escalation";
}
function renderCall(context, transcript, { kind, from, text }, isNamedAbove) {
  const quoted = renderQuestion(context, text, MAX_CALL_LENGTH);
  if (isNamedAbove) return quoted;
  const verb = kind === "question" ? "asks" : "needs help";
  return `**${agentName(context, transcript, from)} ${verb}:**

${quoted}`;
}
function replyHint(amount, phrase) {
  const options = Array.from({ length: amount }, (_, at) => code(`${phrase} ${at + 1}`));
  if (options.length < 2) return `Reply in a comment that begins with ${code(phrase)}.`;
  return `Reply ${options.slice(0, -1).join(", ")} or ${options.at(-1)}, or in your own words after ${code(phrase)}.`;
}

// src/publish/views/sequence-diagram.ts
init_define_RUNTIME_PACKAGES();
var LABEL_WIDTH = 40;
var TARGET_LENGTH = 45e3;
function renderSequence(transcript, arrows = 400) {
  const messages = collectMessages(transcript);
  if (messages.length === 0) return void 0;
  const arrowLimits = [arrows, 150, 60, 30].filter((max) => max <= arrows);
  return firstThatFits(
    TARGET_LENGTH,
    arrowLimits.map((max) => () => renderDiagram(messages, max))
  );
}
function renderDiagram(messages, max) {
  const shown = messages.slice(0, max);
  const people = [...new Set(shown.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(people.map((name, at) => [name, `P${at + 1}`]));
  const lines = [
    "sequenceDiagram",
    ...people.map((name) => `participant ${ids.get(name)} as ${mermaidLabel(name, 24)}`),
    ...shown.map((one) => `${ids.get(one.from)}${one.arrow}${ids.get(one.to)}: ${arrowText(one)}`),
    ...moreNote(messages.length - shown.length)
  ];
  return `\`\`\`mermaid
${lines.join("\n  ")}
\`\`\``;
}
function moreNote(missing) {
  return missing > 0 ? [`Note over P1: and ${plural(missing, "message")} more`] : [];
}
function collectMessages(transcript) {
  const messages = [
    ...requestMessages(transcript),
    ...transcript.handoffs.flatMap((handoff) => handoffMessages(transcript, handoff))
  ];
  return messages.sort((a, b) => a.at - b.at);
}
function requestMessages(transcript) {
  const { agents, handoffs } = transcript;
  const routed = new Set(handoffs.map(({ to }) => to));
  const others = agents.filter(({ agent, session }) => !routed.has(agent) && !routed.has(session));
  return others.map(({ session, task, requestedBy, startedAt }) => ({
    at: startedAt,
    from: session === COORDINATOR ? transcript.actor : displayName(transcript, requestedBy),
    to: displayName(transcript, session),
    arrow: "->>",
    text: wrapText2(task || transcript.request)
  }));
}
function handoffMessages(transcript, handoff) {
  const { status, sentAt, endedAt } = handoff;
  const [from, to] = [displayName(transcript, handoff.from), displayName(transcript, handoff.to)];
  const asked = { at: sentAt, from, to };
  const back = { at: endedAt ?? sentAt, from: to, to: from };
  const statusText = handoffStatusText(handoff, transcript);
  switch (status) {
    case "refused":
      return [
        {
          ...asked,
          arrow: "-x",
          text: [handoff.task, `(${oneLine(statusText, LABEL_WIDTH - 2)})`]
        }
      ];
    case "delivered":
    case "unread":
      return [{ ...asked, arrow: "-)", text: taskText(transcript, handoff) }];
    case "sent":
      return [{ ...asked, arrow: "->>", text: taskText(transcript, handoff) }];
    default:
      return [
        { ...asked, arrow: "->>", text: taskText(transcript, handoff) },
        { ...back, arrow: status === "answered" ? "-->>" : "--x", text: wrapText2(statusText) }
      ];
  }
}
function taskText(transcript, { task, redirectedFrom }) {
  if (redirectedFrom === void 0) return wrapText2(task);
  return [task, `(for ${oneLine(displayName(transcript, redirectedFrom), LABEL_WIDTH - 6)})`];
}
function wrapText2(text) {
  const line = oneLine(text, 2 * LABEL_WIDTH);
  const end = line.length > LABEL_WIDTH ? line.lastIndexOf(" ", LABEL_WIDTH) : 0;
  return end > 0 ? [line.slice(0, end), line.slice(end + 1)] : [line];
}
function arrowText({ text }) {
  return text.map((line) => mermaidLabel(line, LABEL_WIDTH)).join("<br/>");
}
function mermaidLabel(text, max) {
  const line = oneLine(text, max).replace(/[^\p{L}\p{M}\p{N} .,/…`'"()?!=+*_|[\]~:-]|--|-$/gu, characterReference).replace(/^(?:no)?wrap(?=:)/i, firstAsReference);
  return line.replace(/\bend\b/gi, firstAsReference) || "\u2026";
}
function firstAsReference(word) {
  return characterReference(word.slice(0, 1)) + word.slice(1);
}
function characterReference(letters) {
  return Array.from(letters, (letter) => `#${letter.codePointAt(0)};`).join("");
}

// src/publish/views/board.ts
var TARGET_LENGTH2 = 4e4;
var LIMIT_STEPS = [
  { rows: 100, outcomeText: 8e3, arrows: 300 },
  { rows: 100, outcomeText: 8e3, arrows: 60 },
  { rows: 100, outcomeText: 8e3, arrows: 0 },
  { rows: 30, outcomeText: 3e3, arrows: 0 },
  { rows: 8, outcomeText: 800, arrows: 0 }
];
function renderBoard(context, transcript, outcome) {
  const board = { context, transcript, outcome };
  const top = `${contentMarker(board)}
${renderHeadline(context, transcript, outcome)}`;
  return firstThatFits(TARGET_LENGTH2, [
    ...LIMIT_STEPS.map((limits) => () => paragraphs([top, ...boardParts(board, limits)])),
    () => paragraphs([top, "The rest is too long to show here."])
  ]);
}
function contentMarker({ context, outcome }) {
  return renderMarker({
    triggerId: context.facts.triggerId,
    runId: context.facts.runId,
    state: stateOf(outcome),
    outcome: outcome?.kind,
    branch: outcome && workOfOutcome(outcome)?.branch,
    asker: context.facts.actor
  });
}
function boardParts(board, limits) {
  const { context, transcript, outcome } = board;
  const max = limits.rows;
  if (outcome === void 0) {
    return [
      renderWantedOnBoard(context, transcript, outcome),
      renderAgentsAtWork(context, transcript, max),
      renderNotes(context, transcript, max)
    ];
  }
  return [
    renderWantedOnBoard(context, transcript, outcome),
    renderUndone(context, transcript),
    renderFailures(context, transcript),
    renderNextStep(context, outcome),
    renderOutcome(context, outcome, limits.outcomeText),
    renderOpenFindings(context, transcript, max),
    renderRefused(context, transcript, max),
    renderNotes(context, { ...transcript, left: [] }, max),
    renderHowTheyWorked(board, limits)
  ];
}
var MANY_AGENTS = 4;
function hasCycle({ handoffs }) {
  const asked = handoffs.filter(({ status }) => status !== "refused");
  return asked.some(({ from, to }) => asked.some((back) => back.from === to && back.to === from));
}
function renderHowTheyWorked({ context, transcript, outcome }, { rows, arrows }) {
  const agents = new Set(shownAgents(transcript).map(({ agent }) => agent)).size;
  const handoffs = transcript.handoffs.length;
  if (agents < 2 && handoffs < 2) return void 0;
  const said = outcome !== void 0 && "answer" in outcome ? outcome.answer : "";
  const title = [plural(agents, "agent"), handoffCountText(transcript.handoffs)].join(", ");
  const exchange = [
    renderHandoffs(context, transcript, rows),
    arrows > 0 && (agents >= MANY_AGENTS || hasCycle(transcript)) ? renderSequence(transcript, arrows) : void 0
  ];
  return collapsible(
    `How they worked: ${title}`,
    paragraphs([
      renderAgentResults(context, transcript, { max: rows, said }),
      renderResolved(context, transcript, rows),
      renderReviews(context, transcript, rows),
      ...handoffs < 2 ? [] : exchange
    ])
  );
}
function renderUndone(context, transcript) {
  const whole = undoneText(standingParts(transcript.parts));
  if (whole === "" || isShortReason(whole)) return void 0;
  return `**Not done**

${list(undoneItems(context, transcript))}`;
}
function renderResolved(context, transcript, max) {
  const name = (id) => agentName(context, transcript, id);
  const resolved = transcript.conflicts.filter((one) => isResolved(one, transcript));
  const lines = resolved.map(({ session, files, others }) => {
    const by = joinNames([...new Set(others.map(name))]);
    return `**${name(session)}** resolved a conflict${by === "" ? "" : ` with ${by}`} in ${pathList(files)}.`;
  });
  return list(lines, max);
}
function isResolved({ session, keptOn }, { agents }) {
  const row = agents.find((agent) => agent.session === session);
  return keptOn === void 0 && row !== void 0 && hasFinished(row);
}

// src/publish/board.ts
init_define_RUNTIME_PACKAGES();

// src/throttle.ts
init_define_RUNTIME_PACKAGES();
function throttle(clock, pauseMs, work) {
  const closed = new AbortController();
  let isStale = false;
  let waiting;
  const workLater = async () => {
    while (isStale) {
      const pause = typeof pauseMs === "number" ? pauseMs : pauseMs();
      if ((await attempt(clock.sleep(pause, closed.signal))).kind === "threw") return;
      isStale = false;
      await work();
    }
    waiting = void 0;
  };
  return {
    touch() {
      isStale = true;
      waiting ??= workLater();
    },
    async close() {
      closed.abort();
      await waiting;
    },
    closeWith(last) {
      closed.abort();
      waiting = last.then(() => void 0);
    }
  };
}

// src/publish/comment-once.ts
init_define_RUNTIME_PACKAGES();
var LISTED_MS = 2e3;
async function commentOnce(thread, body, { github, clock, time, find }) {
  const first = await attempt(github.createComment(thread, body));
  if (first.kind === "done") return first.value;
  if (isFinal(first.error)) throw first.error;
  await attempt(clock.sleep(LISTED_MS, time.over));
  if (time.over.aborted) throw first.error;
  const { items } = await github.listComments(thread, void 0);
  const found = await find(items);
  return found ?? github.createComment(thread, body);
}

// src/publish/board.ts
var WRITER_ASSOCIATIONS = ["OWNER", "MEMBER", "COLLABORATOR"];
function findBoards(comments, ownLogin) {
  const own = [BOT.name, ...ownLogin === void 0 ? [] : [ownLogin]];
  return markedComments(comments).filter(
    ({ comment }) => own.includes(comment.author?.login ?? "")
  );
}
async function findOwnBoards(github, comments) {
  return (await sortBoards(github, comments)).boards;
}
async function sortBoards(github, comments) {
  const isByOther = ({ comment: { author, association } }) => author?.login !== BOT.name && (author?.type === "Bot" || WRITER_ASSOCIATIONS.includes(association));
  const byOthers = markedComments(comments).filter(isByOther);
  if (byOthers.length === 0) return { boards: findBoards(comments, void 0), unproven: [] };
  const ownLogin = await attempt(github.ownLogin());
  const login = ownLogin.kind === "done" ? ownLogin.value : void 0;
  return {
    boards: findBoards(comments, login),
    unproven: login === void 0 ? byOthers : []
  };
}
function findBoardOf(boards, requestId) {
  const all = boards.filter(({ marker }) => marker.triggerId === requestId);
  return all.find(({ marker }) => !goesOn(marker)) ?? all.find(({ marker }) => marker.state !== "working") ?? all[0];
}
function awaitsPullRequest(board) {
  return board?.marker.state === "stopped" && board.marker.outcome === "changed";
}
function isOpenBoard(board) {
  return board.marker.state === "working" || awaitsPullRequest(board);
}
function markedComments(comments) {
  return comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === void 0 ? [] : [{ comment, marker }];
  });
}
var RETRY_MS = 2e3;
var LONGEST_RETRY_MS = 16e3;
var RESERVED_MS = 2e3;
async function editUntilTaken(id, body, { github, clock, time }) {
  let wasGone = false;
  for (let pause = RETRY_MS; ; pause *= 2) {
    const edited = await attempt(github.updateComment(id, body));
    if (edited.kind === "done" && (edited.value === "edited" || wasGone)) return edited.value;
    wasGone = edited.kind === "done";
    const isLate = pause > LONGEST_RETRY_MS || time.left() < pause + RESERVED_MS;
    const mayTryAgain = !isLate && (edited.kind === "done" || !isFinal(edited.error));
    if (!mayTryAgain) throw editError(edited);
    await clock.sleep(pause);
  }
}
function isLocked(error) {
  return refusalKindOf(error) === "locked";
}
function editError(edited) {
  if (edited.kind === "threw") return edited.error;
  const message = "GitHub says that our comment does not exist, so it could not be updated.";
  return new SquadError({ code: "E_GITHUB", message });
}
var EDIT_MS = 8e3;
var LAST_MS = 1e3;
async function openBoard(deps, thread, earlier) {
  const { github, clock, log, transcript } = deps;
  const render = (outcome) => renderBoard(deps.context(), transcript.read(), outcome);
  const working = () => deps.seal(render());
  const create = async (body) => createUnlessLocked(body, deps, thread);
  let comment = earlier?.comment ?? await create(working());
  let editedAt = clock.now();
  const edit = async () => {
    const id = comment?.id;
    if (id === void 0) return;
    editedAt = clock.now();
    const edited = await attempt(async () => github.updateComment(id, working()));
    if (edited.kind === "threw") log.debug("The board could not be updated.");
  };
  if (earlier !== void 0) await edit();
  const untilNextEdit = () => Math.max(0, editedAt + EDIT_MS - clock.now());
  const { touch, close, closeWith } = throttle(clock, untilNextEdit, edit);
  const ended2 = openSignal();
  let final;
  const sayLast = async () => {
    const said = final;
    if (comment === void 0) return;
    await github.updateComment(comment.id, said ?? deps.seal(render(cancelledOutcome())));
    if (said !== void 0) ended2.send();
  };
  return {
    get commentId() {
      return comment?.id;
    },
    account: comment?.author,
    login: comment?.author?.login,
    touch,
    lastWords: () => closeWith(Promise.race([attempt(sayLast()), attempt(clock.sleep(LAST_MS))])),
    async finish(outcome, reply) {
      await close();
      const body = deps.seal(withReply(render(outcome), reply));
      final = body;
      const editing = comment && [editUntilTaken(comment.id, body, deps), ended2.sent];
      const shown = editing && await attempt(Promise.race(editing));
      if (shown?.kind === "threw" && !isLocked(shown.error)) throw shown.error;
      if (shown?.kind === "done" && shown.value === "edited") return;
      comment = shown?.kind === "threw" ? void 0 : await create(body);
    },
    async fold(markdown) {
      await close();
      const body = deps.seal(markdown);
      final = body;
      if (comment !== void 0) await attempt(editUntilTaken(comment.id, body, deps));
    }
  };
}
async function createUnlessLocked(body, { github, clock, time, context }, { number: number2 }) {
  const find = async (comments) => {
    const boards = await findOwnBoards(github, comments);
    const { triggerId } = context().facts;
    return boards.find(({ marker }) => marker.triggerId === triggerId)?.comment;
  };
  const created = await attempt(commentOnce(number2, body, { github, clock, time, find }));
  if (created.kind === "done") return created.value;
  if (isLocked(created.error)) return void 0;
  throw created.error;
}
function openSignal() {
  let send = () => {
  };
  const sent = new Promise((resolve2) => {
    send = () => resolve2("edited");
  });
  return { sent, send: () => send() };
}
function withReply(board, reply) {
  if (reply === void 0) return board;
  const marker = readMarker(board);
  return marker === void 0 ? reply : `${renderMarker({ ...marker, asker: void 0 })}
${reply}`;
}

// src/publish/replies/command-replies.ts
init_define_RUNTIME_PACKAGES();
function renderToolTests(context, tool) {
  const { name, version, results } = tool;
  const called = `${code(name)} ${inline(version, 40, context.safe)}`;
  const origin = originLink(context, tool);
  if (results.length === 0) {
    return `${called} (${origin}) has no tests. A test is a call with its expected output, under ${code("tests")} in its tool.yaml.`;
  }
  const failed = results.filter((result) => result.failed !== void 0).length;
  const part = failed < results.length ? `${failed} of ` : "";
  const own = ownTests(results.length);
  const title = failed === 0 ? `\u2705 **${called} passed ${own}**` : `\u274C **${called} failed ${part}${own}**`;
  const sizes = LINE_SIZES.map(([reason, rows]) => () => {
    const lines = results.map((result) => resultLine(context, result, reason));
    return paragraphs([`${title}: ${origin}`, list(lines, rows)]);
  });
  return firstThatFits(MAX_LENGTH, sizes);
}
var LINE_SIZES = [
  [700, 64],
  [200, 64],
  [200, 20]
];
var MAX_LENGTH = 3e4;
function ownTests(amount) {
  return amount === 1 ? "its test" : `its ${plural(amount, "test")}`;
}
function resultLine({ safe }, result, max) {
  const name = inline(result.test, 120, safe);
  return result.failed === void 0 ? `\u2705 ${name}` : `\u274C ${name}: ${inline(result.failed, max, safe)}`;
}
var MAX_ROWS = 100;
function renderHelp(lines, phrase, memberNames, safe) {
  const [first = "agent"] = memberNames;
  const name = addressableName(first);
  return paragraphs([
    "**How to ask the squad**",
    list(
      lines.map(
        ([example, what]) => `${code(`${phrase} ${example.replace("{agent}", name)}`)}: ${what}`
      )
    ),
    memberNames.length > 0 ? `On the team: ${nameList(memberNames, safe)}.` : void 0,
    "Only people with write access can start a run. What it changes comes as a pull request."
  ]);
}
var KIND_WORDS = {
  agent: "agent",
  person: "person",
  copilot: "GitHub's coding agent",
  "built-in": "Squad's helper",
  gone: "not active"
};
function renderTeam({
  members,
  warnings
}, safe) {
  const rows = limitedTable(["Name", "Role", "Kind"], members, MAX_ROWS, (member) => [
    `**${cell(member.name, 40, safe) || "?"}**`,
    cell(member.role, 60, safe),
    KIND_WORDS[member.kind]
  ]);
  const warningLines = warnings.map((warning2) => inline(warning2, 300, safe));
  return paragraphs([
    rows || "The team has no members yet.",
    warningLines.length > 0 ? `**Worth a look**

${list(warningLines, 20)}` : void 0
  ]);
}
var LAST_RUN_TEXTS = {
  changed: "changed files",
  answered: "answered",
  asked: "asked a question and is waiting for the answer",
  declined: "declined",
  "nothing-to-do": "found nothing to change",
  limited: "stopped at a limit",
  failed: "failed"
};
var MOST_OPEN_PARTS = 5;
function renderStatus({ latest, isOfThread = false, pullRequest, undone, objections: objections2 }, safe) {
  if (latest === void 0) return "The squad has not worked on this thread yet.";
  const branch = latest.branch === void 0 ? [] : [`Branch: ${code(latest.branch)}`];
  const draft = pullRequest?.draft === true ? ", a draft" : "";
  const open = pullRequest === void 0 ? "none" : `${link(`#${pullRequest.number}`, pullRequest.url)}${draft}`;
  const parts = [
    ...undone.map((part) => `Not done: ${inline(part, 300, safe)}`),
    ...objections2.map((item) => `Open review: ${inline(item, 300, safe)}`)
  ];
  return list([
    `Last run${isOfThread ? " on this thread" : ""}: ${lastRunText(latest)} (${link("board", latest.url)})`,
    ...branch,
    `Open pull request: ${open}`,
    ...parts.slice(0, MOST_OPEN_PARTS),
    ...parts.length > MOST_OPEN_PARTS ? ["More stands in the pull request."] : []
  ]);
}
function lastRunText({ state, outcome }) {
  if (state === "working") return "still working";
  return outcome === void 0 ? "ended" : LAST_RUN_TEXTS[outcome];
}
function renderStop(stopped) {
  if (stopped.kind === "none") return "No run is working on this thread.";
  const page = link("the page of the run", stopped.url);
  switch (stopped.kind) {
    case "cancelled":
      return `The run is being cancelled. It first delivers what its agents have finished; ${page} shows how far it is.`;
    case "ended":
      return `No run is working on this thread: the last one has ended, as ${page} shows.`;
    case "not-permitted":
      return `This job may not stop a run: its permissions lack ${code("actions: write")}. Open ${page}, and choose *Cancel workflow*: the squad then delivers what its agents have finished.`;
  }
}
function renderRemember(phrase) {
  const example = code(`${phrase} remember: tests come with every change`);
  return `Nothing was recorded. Write the rule behind the colon, for example ${example}: every later run reads it.`;
}
function renderTools(tools, safe) {
  if (tools.length === 0) return "The squad has no tools here.";
  return limitedTable(["Tool", "Purpose", "Who"], tools, MAX_ROWS, ({ name, purpose, users }) => [
    cell(`\`${name}\``, 70, safe),
    cell(purpose, 160, safe),
    cell(users, 60, safe)
  ]);
}
function renderRefusal(reason, safe) {
  const [first = ""] = reason.split(/[.!?](?=\s|$)|\n/).filter((part) => part.trim() !== "");
  const words = first.trim() || "this cannot be run here";
  return `Nothing was run: ${inline(words, 200, safe)}.`;
}
function exampleMembers(directory) {
  return [
    "## Members",
    "",
    "| Name | Role | Charter | Status |",
    "|------|------|---------|--------|",
    `| Ripley | Lead | \`${directory}/agents/ripley/charter.md\` | \u2705 Active |`
  ];
}
function exampleRoster(directory) {
  return ["# Squad Team", "", ...exampleMembers(directory)].join("\n");
}
function renderNoTeam(phrase) {
  return paragraphs([
    "**There is no squad here yet**, so nothing was run. In a clone, let this action make a team that fits the repository; OWNER is the action's owner, as in your workflow:",
    codeBlock("npx github:OWNER/squad-action init --pull-request", "sh"),
    "Or start with one file on the default branch, `.squad/team.md`:",
    codeBlock(exampleRoster(".squad"), "markdown"),
    askAgain(phrase)
  ]);
}
function renderEmptyRoster(phrase, directory) {
  return paragraphs([
    `Nothing was run: ${code(`${directory}/team.md`)} is missing, or lists nobody who can work. This much is enough, on the default branch:`,
    codeBlock(exampleRoster(directory), "markdown"),
    askAgain(phrase)
  ]);
}
function renderUnreadableTeam(phrase, { reason, remedy }, safe) {
  return paragraphs([`Nothing was run: ${safe(reason)}`, safe(remedy), askAgain(phrase)]);
}
function askAgain(phrase) {
  return `Then ask ${code(phrase)} again.`;
}
function renderCannotWork({ name, kind }, safe) {
  const who = inline(name, 40, safe);
  const reasons = {
    agent: `${who} can't work here`,
    person: `${who} is a person on the team, not an agent`,
    copilot: "GitHub's own coding agent takes its work from GitHub: assign the issue to @copilot",
    "built-in": `${who} is one of Squad's helpers, and takes no requests`,
    gone: `${who} is not active on the team`
  };
  return `Nothing was run: ${safe(reasons[kind])}.`;
}
function renderUnknownAgent(given, phrase, memberNames, safe) {
  const [first] = memberNames;
  if (first === void 0) return "Nothing was run: the team has no agents yet.";
  const address = (name2) => code(`${phrase} ${addressableName(name2)}: \u2026`);
  const lowerNames = memberNames.map((name2) => name2.toLowerCase());
  const hint = didYouMean(given.toLowerCase(), lowerNames, address);
  const name = inline(given, 64, safe);
  return `Nothing was run: nobody on the team is called \u201C${name}\u201D.${hint} On the team: ${nameList(memberNames, safe)}. Ask one of them with ${address(first)}, or leave the name out.`;
}
function addressableName(name) {
  const words = name.trim().toLowerCase();
  return /^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}$/u.test(words) ? words : "agent";
}
function nameList(memberNames, safe) {
  return firstOf(memberNames, 50, (name) => inline(name, 40, safe));
}

// src/setup/check-credentials.ts
init_define_RUNTIME_PACKAGES();
var TOKEN_PREFIXES = [
  ["ghp_", "classic"],
  ["github_pat_", "fine-grained"],
  ["gho_", "oauth"],
  ["ghu_", "app-user"],
  ["ghs_", "installation"],
  ["ghr_", "refresh"]
];
function tokenKind(token) {
  return TOKEN_PREFIXES.find(([prefix]) => token.startsWith(prefix))?.[1] ?? "unknown";
}
function checkCredentials2(facts) {
  const { githubToken, copilotToken, provider, hasProviderKey } = facts;
  return foundIn([
    githubToken && checkGitHubToken(githubToken),
    provider === void 0 ? copilotToken && checkCopilotToken(copilotToken) : checkProvider(provider, hasProviderKey)
  ]);
}
var USE_JOB_TOKEN = "Leave `github-token` out, so that the job's own token is used; or use an app's.";
function checkGitHubToken(kind) {
  switch (kind) {
    case "installation":
      return ok("`github-token` is the job's own token, or an app's.");
    case "fine-grained":
    case "app-user":
      return warning(
        "`github-token` is a person's token: what the squad writes appears under that person's name.",
        USE_JOB_TOKEN
      );
    case "refresh":
      return problem("`github-token` is a refresh token, which grants no access.", "Leave it out.");
    case "unknown":
      return warning("`github-token` is of an unknown kind.", USE_JOB_TOKEN);
    default:
      return warning("`github-token` may reach every repository of its owner.", USE_JOB_TOKEN);
  }
}
function checkProvider(provider, hasKey) {
  if (hasKey) return ok(`Models come from the provider ${provider}, with a key.`);
  return warning(
    `Models come from the provider ${provider}, without a key.`,
    "Unless its address needs no key, store one as a secret and set `provider-api-key`. If the secret's name differs from the one in the workflow, the key is empty."
  );
}
var CREATE_FINE_GRAINED = 'Create a fine-grained token (Settings > Developer settings > Personal access tokens) with the permission "Copilot Requests", and store it as the secret that `copilot-token` names.';
function checkCopilotToken(kind) {
  switch (kind) {
    case "classic":
      return problem(
        "`copilot-token` is a classic token, which Copilot refuses.",
        CREATE_FINE_GRAINED
      );
    case "installation":
      return ok("`copilot-token` is the job's own token, or an app's.");
    case "refresh":
      return problem(
        "`copilot-token` is a refresh token, which grants no access.",
        CREATE_FINE_GRAINED
      );
    case "unknown":
      return warning("`copilot-token` doesn't look like a GitHub token.", CREATE_FINE_GRAINED);
    default:
      return ok("`copilot-token` is a user's token, as Copilot requires.");
  }
}
function checkPayer(jobs, ownerKind, isAccepted) {
  const paysByJob = jobs.some(
    ({ kind, permissions }) => kind === "comment" && typeof permissions !== "string" && permissions.has("copilot-requests")
  );
  if (!paysByJob || ownerKind === void 0 || isAccepted) return [];
  if (ownerKind === "person") {
    return [ok("The models are billed to the Copilot seat of the repository's owner.")];
  }
  return [
    unseen(
      "The models are billed to the organisation, if its policy allows it; that cannot be checked from here.",
      'Ask an owner of the organisation to turn on "Allow use of Copilot CLI billed to the organization" in its Copilot policies.',
      void 0,
      PAGES.copilotInActions
    )
  ];
}

// src/setup/check-github.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/run-branch.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/merge.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID3 } from "node:crypto";
import { writeFile as writeFile2 } from "node:fs/promises";
import { join as join9 } from "node:path";

// src/workspace/trailers.ts
init_define_RUNTIME_PACKAGES();
var NAMES = {
  agent: "Squad-Agent",
  run: "Squad-Run",
  request: "Squad-Request"
};
function withTrailers(message, trailers) {
  const { agent, run: run2, request } = trailers;
  const lines = [
    ...agent === void 0 ? [] : [`${NAMES.agent}: ${agent}`],
    `${NAMES.run}: ${run2}`,
    ...request === void 0 ? [] : [`${NAMES.request}: ${request}`]
  ];
  return `${message.trimEnd()}

${lines.join("\n")}
`;
}
var FIELDS = [
  "%H",
  "%an",
  "%s",
  ...[NAMES.agent, NAMES.run, NAMES.request].map(
    (name) => `%(trailers:key=${name},valueonly,separator=%x20)`
  )
];
var MAX_COMMITS = 1e3;
async function readTrailedCommits(git, range2, max = MAX_COMMITS) {
  if ("base" in range2 && range2.base === range2.tip) return [];
  const rows = await readLog(git, { fields: FIELDS, range: range2, max });
  return rows.map(
    ([commit = "", author = "", subject = "", agent = "", run2 = "", request = ""]) => ({
      commit,
      author,
      subject,
      agent: agent.split(" ")[0] ?? "",
      run: run2,
      request
    })
  );
}
async function hasRivalWork(git, { request, run: run2 }, { ours, theirs }, known = /* @__PURE__ */ new Set()) {
  const found = await readTrailedCommits(git, theirs);
  const rivals = found.filter(
    (one) => one.request === request && one.run !== run2 && !known.has(one.commit)
  );
  if (rivals.length === 0) return false;
  const own = new Set((await readTrailedCommits(git, ours)).map((one) => one.run));
  return rivals.some((one) => !own.has(one.run));
}
async function isSquadCommit(git, commit) {
  const [newest] = await readTrailedCommits(git, { tip: commit }, 1);
  return newest !== void 0 && newest.run.trim() !== "";
}
async function findFileOwners(git, range2, files) {
  const commits = await readTrailedCommits(git, range2);
  if (!commits.some(({ agent }) => agent !== "")) return [];
  const changes = await readChangedPaths(git, range2, MAX_COMMITS);
  return [...new Set(files)].flatMap((path) => {
    const last = commits.find(
      ({ commit, agent }) => agent !== "" && changes.get(commit)?.includes(path) === true
    );
    return last === void 0 ? [] : [{ agent: last.agent, path }];
  });
}

// src/workspace/merge.ts
function signature({ identity }, { author, message, trailers }) {
  const { email } = identity;
  return { author: { name: author, email }, text: withTrailers(message, trailers) };
}
async function commitTree(git, { tree, parent, secondParent, author, text }) {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    ...author.date === void 0 ? {} : { GIT_AUTHOR_DATE: author.date },
    GIT_COMMITTER_NAME: git.identity.name,
    GIT_COMMITTER_EMAIL: git.identity.email
  };
  const message = join9(git.scratch, `${randomUUID3()}.message`);
  await writeFile2(message, text);
  const second = secondParent === void 0 ? [] : ["-p", secondParent];
  const made = ["commit-tree", "--no-gpg-sign", "-p", parent, ...second, "-F", message, tree];
  return (await git.run(made, { environment })).trim();
}
var HISTORY = /^(.+?\/)agents\/[^/]+\/history\.md$/;
var WORK_MERGE_RULES = { appendOnly: HISTORY, restored: HISTORY };
async function mergeWithUnion(git, { ours, theirs }, rules) {
  const args = ["merge-tree", "--write-tree", "-z", "--no-messages", ours, theirs];
  const { code: code2, stdout, stderr } = await git.attempt(args);
  if (code2 > 1) {
    throw new SquadError({ code: "E_GIT", message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = "", ...rows] = splitPaths(stdout);
  if (code2 === 0) return { kind: "clean", tree };
  const files = [];
  const merged = /* @__PURE__ */ new Map();
  for (const [path, stages] of readConflicts(rows)) {
    const end = await mergeConflict(git, theirs, { path, stages, rules });
    if (end === "conflict") files.push(path);
    else if (end !== "restored") merged.set(path, Buffer.from(end.text));
  }
  const whole = merged.size === 0 ? tree : await writeFiles(git, tree, ours, merged);
  return files.length === 0 ? { kind: "union", tree: whole } : { kind: "conflict", tree: whole, files };
}
async function mergeConflict(git, theirs, {
  path,
  stages,
  rules
}) {
  const { appendOnly, restored } = rules;
  const isRemoved = stages.ours === void 0;
  if (isRemoved && await isInSquad(git, theirs, restored.exec(path))) return "restored";
  if (!await isInSquad(git, theirs, appendOnly.exec(path))) return "conflict";
  const text = await mergeSides(git, path, stages);
  return text === void 0 ? "conflict" : { text };
}
var NAMED_SQUAD = /(?:^|\/)\.(?:squad|ai-team)\/$/;
async function isInSquad(git, theirs, match) {
  const [, folder] = match ?? [];
  if (folder === void 0) return false;
  if (folder === "" || NAMED_SQUAD.test(folder)) return true;
  return (await git.attempt(["cat-file", "-e", `${theirs}:${folder}team.md`])).code === 0;
}
async function writeFiles(git, tree, ours, files) {
  const standIn = { parents: [ours], tree, author: git.identity, text: "stand-in\n", files };
  return treeOf(git, await git.commit(standIn));
}
function readConflicts(rows) {
  const files = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const tab = row.indexOf("	");
    const [mode = "", object2 = "", stage] = row.slice(0, tab).split(" ");
    const path = row.slice(tab + 1);
    const side = stage === "1" ? "base" : stage === "2" ? "ours" : "theirs";
    files.set(path, { ...files.get(path), ...isRegularFile(mode) ? { [side]: object2 } : {} });
  }
  return files;
}
async function mergeSides(git, path, { base, ours, theirs }) {
  if (ours === void 0 || theirs === void 0) return void 0;
  const read = (object2) => git.run(["cat-file", "blob", object2]);
  const texts = {
    ours: await read(ours),
    base: base === void 0 ? "" : await read(base),
    theirs: await read(theirs)
  };
  const isText = (text) => !text.includes("\uFFFD") && !text.includes("\0");
  if (!Object.values(texts).every(isText)) return void 0;
  const joined2 = HISTORY.test(path) ? joinHistories(texts) : void 0;
  return joined2 ?? mergeLines(git, texts);
}
async function mergeLines(git, { ours, base, theirs }) {
  const stem = join9(git.scratch, randomUUID3());
  const sides = { ours, base, theirs };
  const paths = Object.keys(sides).map((side) => `${stem}.${side}`);
  await Promise.all(Object.values(sides).map((text, at) => writeFile2(paths[at] ?? stem, text)));
  return git.run(["merge-file", "-p", "--union", "--quiet", ...paths]);
}
async function replay(git, range2, onto) {
  let commit = onto;
  let tree = await treeOf(git, onto);
  for (const { id, ...signature2 } of await readSignedCommits(git, range2)) {
    const standIn = { author: signature2.author, text: "stand-in" };
    const target = await commitTree(git, { tree, parent: `${id}^`, ...standIn });
    const sides = { ours: target, theirs: id };
    const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
    if (merged.kind === "conflict") return { kind: "conflict", files: merged.files };
    if (merged.tree === tree && await changesFiles(git, id)) continue;
    tree = merged.tree;
    commit = await commitTree(git, { tree, parent: commit, ...signature2 });
  }
  return { kind: "replayed", commit };
}
async function changesFiles(git, id) {
  return (await git.attempt(["diff-tree", "--quiet", `${id}^`, id])).code !== 0;
}
var FIELDS2 = ["%H", "%an", "%ae", "%ad", "%B"];
async function readSignedCommits(git, range2) {
  const rows = await readLog(git, { fields: FIELDS2, range: range2, options: ["--reverse", "--date=raw"] });
  return rows.map(([id = "", name = "", email = "", date = "", text = ""]) => ({
    id,
    author: { name, email, date },
    text
  }));
}

// src/workspace/run-branch.ts
function openRunBranch(git, name, start, tip = start) {
  let newest = tip;
  const serializeIntegration = serialize();
  return {
    name,
    start,
    tip: () => newest,
    isLarge: shareWork(async () => (await listFiles(git, tip)).length > MAX_SMALL),
    integrate: (work) => serializeIntegration(async () => {
      const integrated = await integrateOnto(git, newest, work);
      if (integrated.kind === "integrated") newest = integrated.commit;
      return integrated;
    })
  };
}
var MAX_SMALL = 1e3;
async function integrateOnto(git, tip, work) {
  if (work.base === tip) return { kind: "integrated", commit: work.commit };
  const sides = { ours: tip, theirs: work.commit };
  const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
  if (merged.kind === "conflict") return { ...merged, tip };
  const signed = signature(git, work.identity);
  const commit = await commitTree(git, { tree: merged.tree, parent: tip, ...signed });
  return { kind: "integrated", commit };
}
function pullNumbers({ pull, stackedOn }, thread) {
  const ofThread = thread.kind === "issue" ? void 0 : thread;
  return [pull, stackedOn, ofThread].flatMap((one) => one?.number ?? []);
}
function memoryBranch(prefix) {
  return `${prefix}memory`;
}
function refsAbove(prefix, stateRef) {
  const above = (path) => path.split("/").flatMap((_, at, parts) => at === 0 ? [] : [parts.slice(0, at).join("/")]);
  const states = above(stateRef).filter((ref) => ref.split("/").length > 1);
  return [...above(prefix).map((name) => `refs/heads/${name}`), ...states];
}
function branchesInTheWay(prefix, names) {
  const own = [`${memoryBranch(prefix)}/`, `${prefix}scribe/`];
  return names.filter(
    (name) => prefix.startsWith(`${name}/`) || own.some((one) => name.startsWith(one))
  );
}
async function applySuggestions(findings, { git, policy, branch, identify }) {
  const base = branch.tip();
  const paths = findings.flatMap(({ path, suggestion }) => suggestion === void 0 ? [] : path);
  const texts = await readTexts(git, base, [...new Set(paths)]);
  const whole = [...texts].filter(([, text]) => !text.includes("\uFFFD"));
  const changed = whole.map(([path, old]) => ({ path, old, ...replaceLines(path, old, findings) }));
  const isTaken = await Promise.all(changed.map((file) => mayTake(file, policy)));
  const attributes = await readAttributes(git, await listFolderEntries(git, base, paths), paths);
  const taken = changed.filter(
    ({ path }, at) => isTaken[at] && filterReason(attributes.get(path)) === void 0
  );
  if (taken.length === 0) return void 0;
  const files = taken.map(({ path }) => path);
  const identity = identify(files);
  const commit = await git.commit({
    parents: [base],
    ...signature(git, identity),
    files: new Map(taken.map(({ path, text }) => [path, Buffer.from(text)]))
  });
  const integrated = await branch.integrate({ commit, base, identity });
  if (integrated.kind === "conflict") return void 0;
  const places = taken.flatMap((file) => file.places).toSorted((one, other) => one - other);
  const patch = await readPatch(git, { base, tip: commit });
  return { commit: integrated.commit, places, files, patch };
}
async function mayTake({
  path,
  places,
  old,
  text
}, policy) {
  if (places.length === 0 || isLockFileAlone(path, [])) return false;
  if (policy.refuses({ path }) !== void 0) return false;
  return await reasonAgainstAdded(text, async () => old, policy) === void 0;
}
function replaceLines(path, before, findings) {
  const old = linesOf3(before);
  const fitting = findings.flatMap((finding, place) => {
    const { suggestion, line, endLine = line, linesHash } = finding;
    if (finding.path !== path || suggestion === void 0) return [];
    const isSame = endLine <= old.length && hashOfLines(old.slice(line - 1, endLine)) === linesHash;
    return isSame ? [{ place, suggestion, line, endLine }] : [];
  });
  const apart = fitting.filter(
    (one, at) => fitting.slice(0, at).every(({ line, endLine }) => one.line > endLine || one.endLine < line)
  );
  const lines = apart.toSorted((one, other) => other.line - one.line).reduce((text2, { suggestion, line, endLine }) => {
    const end2 = text2[line - 1]?.endsWith("\r") === true ? "\r" : "";
    const own = suggestion === "" ? [] : suggestion.split("\n").map((it) => `${it}${end2}`);
    return text2.toSpliced(line - 1, endLine - line + 1, ...own);
  }, old);
  const end = before.endsWith("\n") ? "\n" : "";
  const text = lines.length === 0 ? "" : `${lines.join("\n")}${end}`;
  return { text, places: apart.map(({ place }) => place) };
}

// src/setup/check-github.ts
function checkGitHub(facts) {
  const { refusal, mayOpenPullRequests, protectedBranches, defaultRules } = facts;
  const isKnown2 = (...answers) => refusal === void 0 || answers.some((answer) => answer !== void 0);
  return foundIn([
    refusal && problem(refusal.message, refusal.hint ?? TRY_AGAIN),
    isKnown2(mayOpenPullRequests) ? checkPullRequests(facts) : void 0,
    isKnown2(protectedBranches, defaultRules) ? checkDefaultBranch(facts) : void 0,
    checkSquadBranches(facts)
  ]);
}
var TRY_AGAIN = "Ask again in a minute.";
function checkPullRequests({ page, mayOpenPullRequests }) {
  const where = menuPath("Settings > Actions > General", page, "/settings/actions");
  const permissionText = 'tick "Allow GitHub Actions to create and approve pull requests"';
  if (mayOpenPullRequests === void 0) {
    return unseen(
      "This token can't see whether GitHub Actions may open pull requests: only an administrator's can.",
      `Check it yourself: open ${where}, and under "Workflow permissions" ${permissionText} if it isn't ticked.`,
      void 0,
      PAGES.actionsSettings
    );
  }
  return mayOpenPullRequests ? ok("GitHub Actions may open pull requests.") : problem(
    "GitHub Actions may not open pull requests: the squad leaves a link instead of each.",
    `Open ${where}, and under "Workflow permissions" ${permissionText}. If it is greyed out, an owner of the organisation has to allow it first.`,
    void 0,
    PAGES.actionsSettings
  );
}
function checkDefaultBranch(facts) {
  const { defaultBranch, protectedBranches, defaultRules } = facts;
  if (protectedBranches === void 0 && defaultRules === void 0) {
    return ok(
      `This token can't see whether ${defaultBranch} is protected; if Scribe may not push, it opens a pull request.`
    );
  }
  const isProtected = protectedBranches?.includes(defaultBranch) || defaultRules?.some((rule) => BLOCKING_RULES.has(rule));
  return ok(
    isProtected ? `${defaultBranch} is protected: Scribe keeps the memory in a pull request, which a person merges.` : `${defaultBranch} is not protected: Scribe pushes the memory to it.`
  );
}
var BLOCKING_RULES = /* @__PURE__ */ new Set([
  "creation",
  "update",
  "pull_request",
  "required_signatures",
  "branch_name_pattern",
  "commit_message_pattern",
  "commit_author_email_pattern",
  "committer_email_pattern"
]);
function checkSquadBranches(facts) {
  const { page, squadRules = [], branchPrefix } = facts;
  const blockingRules = squadRules.filter((rule) => BLOCKING_RULES.has(rule));
  if (blockingRules.length === 0) return void 0;
  return problem(
    `A ruleset blocks the squad's own branches, ${branchPrefix}**: ${[...new Set(blockingRules)].join(", ")}.`,
    `Open ${menuPath("Settings > Rules > Rulesets", page, "/settings/rules")} and exclude the branches ${branchPrefix}** from that ruleset.`
  );
}
function checkBranchNames(names, prefix) {
  const inTheWay = branchesInTheWay(prefix, names);
  const folded = prefix.toLowerCase();
  const inClones = names.filter((name) => `${name.toLowerCase()}/` === folded);
  return [
    ...inTheWay.map(
      (name) => problem(
        `The branch ${name} leaves no room for the squad's branches, which begin with ${prefix}: git can't have both, so pushes would fail.`,
        OTHER_NAMES
      )
    ),
    ...inClones.filter((name) => !inTheWay.includes(name)).map(
      (name) => warning(
        `A clone on Windows or macOS can't have both the branch ${name} and the squad's branches, ${prefix}**.`,
        OTHER_NAMES
      )
    )
  ];
}
var OTHER_NAMES = "Rename that branch, or set the input `branch-prefix` to another prefix, such as `agents/`.";
function menuPath(menu, page, path) {
  return page === void 0 ? menu : `${menu}, ${page}${path}`;
}
async function readGitHubSettings(reader, query) {
  const { defaultBranch, branchPrefix } = query;
  const ownership = await attempt(reader.ownership());
  const [mayOpen, branches, defaultRules, squadRules] = await Promise.all([
    attempt(reader.actionsMayOpenPullRequests()),
    attempt(reader.protectedBranches()),
    attempt(reader.rulesFor(defaultBranch)),
    attempt(reader.rulesFor(`${branchPrefix}1-example`))
  ]);
  const refused2 = [ownership, mayOpen, branches, defaultRules, squadRules].find(
    ({ kind }) => kind === "threw"
  );
  return {
    ...query,
    ownerKind: ownership.kind === "done" ? ownership.value.ownerKind : void 0,
    mayOpenPullRequests: mayOpen.kind === "done" ? mayOpen.value : void 0,
    protectedBranches: branches.kind === "done" ? branches.value : void 0,
    defaultRules: defaultRules.kind === "done" ? defaultRules.value : void 0,
    squadRules: squadRules.kind === "done" ? squadRules.value : void 0,
    refusal: refused2?.kind === "threw" ? describe(refused2.error) : void 0
  };
}

// src/setup/init-report.ts
init_define_RUNTIME_PACKAGES();

// src/setup/plan-team.ts
init_define_RUNTIME_PACKAGES();
var LEFT_TO = {
  lead: "questions of scope",
  developer: "features and fixes",
  backend: "the server",
  frontend: "the pages",
  tester: "tests"
};
var MAKERS_RULES = [
  "Follows the names and patterns of the code around a change",
  "Changes what was asked and nothing else",
  "Says what could not be checked"
];
var LEAD = {
  covers: "lead",
  name: "Ripley",
  role: "Lead",
  motto: "Asks what can be left out.",
  expertise: "scope, design, code review",
  style: "Short and direct; says why.",
  owns: ["The shape of the code: structure, interfaces, dependencies", "Code reviews"],
  workingRules: [
    "Reads what is there before proposing something new",
    "Prefers the smallest change that does what was asked",
    "Records a decision when others will have to follow it"
  ],
  route: { work: "Scope and design", examples: "architecture, reviews, trade-offs, plans" }
};
var DEVELOPER = {
  covers: "developer",
  name: "Fenster",
  role: "Developer",
  motto: "Makes it work, then makes it plain.",
  expertise: "implementation, debugging, documentation",
  style: "Practical; shows the change rather than describing it.",
  owns: ["Features and fixes, from the first line to the last", "The documentation of both"],
  workingRules: MAKERS_RULES,
  route: { work: "Features and fixes", examples: "new behaviour, bugs, refactoring, docs" }
};
var BACKEND = {
  ...DEVELOPER,
  covers: "backend",
  role: "Backend",
  expertise: "server code, interfaces, data, documentation",
  owns: ["What runs on the server: interfaces, data, errors", "The documentation of it"],
  route: { work: "Server", examples: "endpoints, data, validation, performance" }
};
var FRONTEND = {
  covers: "frontend",
  name: "Verbal",
  role: "Frontend",
  motto: "Uses the page before changing it.",
  expertise: "pages, components, accessibility",
  style: "Concrete; talks about what people see.",
  owns: [
    "What people see and use: pages, components, styles",
    "Accessibility: everybody can use it"
  ],
  workingRules: MAKERS_RULES,
  route: { work: "Pages", examples: "components, forms, styles, accessibility" }
};
var TESTER = {
  covers: "tester",
  name: "Hockney",
  role: "Tester",
  motto: "Looks where nobody looked.",
  expertise: "unit tests, edge cases, regressions",
  style: "Exact; one claim, one test.",
  owns: ["Tests, and what they claim", "Edge cases: empty, huge, hostile, twice"],
  workingRules: [
    "Writes a test that fails without the change",
    "Tests what people see, not how it is made",
    "Hands a defect back with the smallest example that shows it"
  ],
  route: { work: "Tests", examples: "unit tests, edge cases, flaky tests" }
};
function agentsFor(isSplit) {
  return [LEAD, ...isSplit ? [BACKEND, FRONTEND] : [DEVELOPER], TESTER];
}
function teamMembers({ own, fromCopilot }) {
  return [...own, ...fromCopilot];
}
function planTeam(stack, fromCopilot) {
  const covered = new Set(fromCopilot.map(({ covers: covers2 }) => covers2));
  const names = new Set(fromCopilot.map(({ name }) => slug(name)));
  const own = agentsFor(stack.isSplit).filter(
    ({ covers: covers2, name }) => !covered.has(covers2) && !names.has(slug(name))
  );
  return { own: own.map((agent) => fitAgent(agent, stack)), fromCopilot };
}
function fitAgent(agent, stack) {
  const { conventions, style } = stack;
  const projects = projectsOf(agent, stack);
  const languages = [...new Set(projects.map(({ language }) => language))];
  const folders = projects.flatMap(({ folder }) => folder === "" ? [] : [`${folder}/`]);
  const { examples } = agent.route;
  return {
    ...agent,
    expertise: [...languages, agent.expertise].join(", "),
    owns: [
      ...agent.owns,
      ...projects.map((project) => `${placeOf3(project)}: ${toolsOf(project)}`),
      ...agent.covers === "tester" ? checksOf(stack) : []
    ],
    workingRules: [
      ...agent.workingRules,
      ...conventions.length > 0 ? [`Follows ${conventions.join(", ")}`] : [],
      ...style.length > 0 && agent.covers !== "lead" ? [`Writes code as the settings of ${style.join(", ")} ask`] : []
    ],
    route: { ...agent.route, examples: [examples, ...folders].join(", ") }
  };
}
function projectsOf({ covers: covers2 }, { projects }) {
  if (covers2 === "lead" || covers2 === "tester") return [];
  if (covers2 === "developer") return projects;
  const own = projects.filter(({ side }) => side === "frontend" === (covers2 === "frontend"));
  return own.length > 0 ? own : projects;
}
var placeOf3 = ({ folder }) => folder === "" ? "This repository" : `\`${folder}/\``;
function toolsOf({ language, tool }) {
  return tool === void 0 ? language : `${language} with ${tool}`;
}
function checksOf({ checks }) {
  if (checks.length === 0) return [];
  return [`The checks: ${checks.map(({ name }) => `\`${name}\``).join(", ")}`];
}
var FILE_NAME = /^\.github\/agents\/((?!squad\.)[A-Za-z0-9][A-Za-z0-9-]{0,39})\.agent\.md$/;
var MAX_AGENTS = 12;
async function readCopilotAgents(tree) {
  const paths = tree.entries.filter(({ path, mode }) => isAgentFile(path) && isRegularFile(mode)).map(({ path }) => path);
  const agents = await Promise.all(paths.map((path) => readCopilotAgent(tree, path)));
  return agents.filter((agent) => agent !== void 0).slice(0, MAX_AGENTS);
}
async function readCopilotAgent(tree, path) {
  const stem = FILE_NAME.exec(path)?.[1];
  if (stem === void 0) return void 0;
  const name = capitalise(stem);
  const { description, charter } = readAgentFile(await tree.read(path) ?? "", name);
  if (charter === "") return void 0;
  return { name, path, role: tableCell(description), covers: roleIn(stem) ?? roleIn(description) };
}
function tableCell(text) {
  return oneLine(text.replace(/[|`<>]/g, " "));
}
var ROLE_WORDS = [
  ["tester", /\b(?:tests?|testers?|testing|qa|quality)\b/i],
  ["lead", /\b(?:lead|architect|reviewer|reviews?)\b/i],
  ["frontend", /\b(?:front-?end|ui|css)\b/i],
  ["backend", /\b(?:back-?end|api|server)\b/i],
  ["developer", /\b(?:dev|developer|engineer|coder|programmer|implements?)\b/i]
];
function roleIn(text) {
  return ROLE_WORDS.find(([, words]) => words.test(text))?.[0];
}

// src/setup/project/ecosystems.ts
init_define_RUNTIME_PACKAGES();

// src/setup/project/node.ts
init_define_RUNTIME_PACKAGES();

// src/setup/project/recipe.ts
init_define_RUNTIME_PACKAGES();
var holds = (folder, name) => isThere(folder, name) || folder.folders.includes(name);
var textOf2 = async (folder, name) => await folder.read(name) ?? "";
var below = ({ path }, name) => path === "" ? name : `${path}/${name}`;
var runs = ({ path }, commands) => commands.length === 0 ? [] : [{ kind: "run", folder: path, run: commands.join(" && ") }];
var ignored = (folder) => `echo '*' > ${folder}/.gitignore`;

// src/setup/project/node.ts
var NODE_LOCKS = [
  "package-lock.json",
  "npm-shrinkwrap.json",
  CHECK_FILES.pnpm,
  CHECK_FILES.yarn,
  CHECK_FILES.bun,
  CHECK_FILES.oldBun
];
var NODE = {
  buildFile: /^package\.json$/,
  own: NODE_LOCKS,
  wrote: /^(?:npm (?:ci|install)|npm install --global (?:--force )?[@\w/-]+@[\w.-]+ && (?:YARN_NODE_LINKER=node-modules )?(?:pnpm|yarn|bun) install --(?:frozen-lockfile|immutable)|yarn install --frozen-lockfile)$/,
  async read(folder) {
    const text = await textOf2(folder, CHECK_FILES.node);
    const json = readJson(text);
    const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
    const file = below(folder, CHECK_FILES.node);
    const tool = packageManagerOf(folder);
    const unread = { language: "JavaScript", tool, steps: [], checks: [], installed: [] };
    if (json.kind === "broken") {
      const why = text === "" ? "empty, or larger than 1 MB" : json.reason;
      return { ...unread, notes: [`${file} is ${why}, so nothing was read from it.`] };
    }
    const packages = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) => [
      ...fieldsOf(fields?.get(kind))?.keys() ?? []
    ]);
    const needsInstall = packages.length > 0 || fields?.has("workspaces") === true;
    const asked = askedVersion(String(fields?.get("packageManager")), tool);
    const isBerry = tool === "yarn" && await usesBerry(folder, asked);
    const checks = scriptsOf(text).map(({ name }) => scriptCommand(name, tool));
    const isTyped = packages.includes("typescript") || isThere(folder, "tsconfig.json");
    return {
      language: isTyped ? "TypeScript" : "JavaScript",
      tool,
      packages,
      steps: [
        ...nodeVersion(folder),
        ...needsInstall ? runs(folder, await nodeInstall(folder, tool, asked, isBerry)) : []
      ],
      scripts: new Map(scriptsOf(text).map(({ name, script }) => [name, script])),
      checks: checks.map((name) => ({ name, run: isBerry ? `${BERRY_LINKER} ${name}` : name })),
      installed: ["node_modules"]
    };
  }
};
function nodeVersion(folder) {
  const file = [".nvmrc", ".node-version"].find((name) => isThere(folder, name));
  if (file === void 0) return [];
  return [{ kind: "uses", action: "node", settings: { "node-version-file": below(folder, file) } }];
}
async function nodeInstall(folder, manager, asked, isBerry) {
  switch (manager) {
    case "npm":
      return NODE_LOCKS.slice(0, 2).some((lock) => isThere(folder, lock)) ? ["npm ci"] : ["npm install"];
    case "pnpm":
      return [
        `npm install --global pnpm@${asked ?? await pnpmVersion(folder)}`,
        "pnpm install --frozen-lockfile"
      ];
    case "bun":
      return [`npm install --global bun@${asked ?? "latest"}`, "bun install --frozen-lockfile"];
    case "yarn":
      return isBerry ? [
        `npm install --global --force @yarnpkg/cli-dist@${asked ?? "4"}`,
        `${BERRY_LINKER} yarn install --immutable`
      ] : ["yarn install --frozen-lockfile"];
  }
}
var BERRY_LINKER = "YARN_NODE_LINKER=node-modules";
async function usesBerry(folder, asked) {
  if (asked !== void 0) return !asked.startsWith("1");
  return /^__metadata:/m.test(await folder.readStart(CHECK_FILES.yarn) ?? "");
}
function askedVersion(field, manager) {
  return new RegExp(`^${manager}@(\\d{1,4}(?:\\.\\d{1,4}){0,2})(?![\\d.])`).exec(field)?.[1];
}
async function pnpmVersion(folder) {
  const lock = await folder.readStart(CHECK_FILES.pnpm) ?? "";
  const format = /^lockfileVersion: ['"]?(\d)/.exec(lock)?.[1];
  return format === void 0 ? "10" : { "5": "7", "6": "8" }[format] ?? "10";
}

// src/setup/project/python.ts
init_define_RUNTIME_PACKAGES();
var PYTHON_LOCKS = ["uv.lock", "poetry.lock", "Pipfile.lock"];
var REQUIREMENTS = ["requirements.txt", "requirements-dev.txt", "requirements-test.txt"];
var PYTHON = {
  buildFile: /^(?:pyproject\.toml|requirements\.txt|setup\.py|Pipfile)$/,
  own: PYTHON_LOCKS,
  wrote: /^(?:python3 -m venv \.venv && (?:\.venv\/bin\/pip install [\w.,'[\] -]+ && )+echo '\*' > \.venv\/\.gitignore|(?:[A-Z_]+=\S+ )?pipx run (?:uv|poetry|pipenv) [\w -]+)$/,
  async read(folder) {
    const project = await textOf2(folder, CHECK_FILES.python);
    const pipfile = await textOf2(folder, "Pipfile");
    const names = REQUIREMENTS.filter((name) => isThere(folder, name));
    const lists = await Promise.all(names.map((name) => textOf2(folder, name)));
    const isListed = (tool2) => [...lists, pipfile].some((text) => new RegExp(`^"?${tool2}\\b`, "m").test(text));
    const place = findRequirement(project, "pytest");
    const isConfigured = /^[ \t]*\[tool\.pytest[.\]]/m.test(project) || isThere(folder, "pytest.ini");
    const tool = pythonTool(folder);
    const isAdded = isConfigured && tool === "pip" && place === void 0 && !isListed("pytest");
    const hasPytest = place !== void 0 || isListed("pytest") || isAdded;
    const usesRuff = (findRequirement(project, "ruff") !== void 0 || isListed("ruff")) && (/^\[tool\.ruff[.\]]/m.test(project) || isThere(folder, "ruff.toml"));
    const source = folder.folders.includes("src") ? "PYTHONPATH=src " : "";
    const install = pythonInstall({ tool, names, project, place, isAdded });
    return {
      language: "Python",
      tool,
      steps: [...pythonVersion(folder, tool, project), ...runs(folder, install)],
      checks: [
        ...hasPytest ? [{ name: "pytest", run: `${source}.venv/bin/python -m pytest` }] : [],
        ...usesRuff ? [{ name: "ruff check", run: ".venv/bin/python -m ruff check" }] : []
      ],
      installed: [".venv"],
      notes: install.some((command) => INSTALLS_PROJECT.test(command)) ? packageNotes(folder, project) : []
    };
  }
};
var INSTALLS_PROJECT = /pip install (?:.* )?(?:\.|'\.\[)/;
var NO_PACKAGES = /^(?:ci|bin|debian|docs?|documentation|manpages|news|newsfragments|changelog|(?:unit_?)?tests?|examples?|scripts|tools|utils?|python|build|benchmarks?|exercises?|htmlcov|tasks|fabfile|site_scons|src|node_modules)$/;
function packageNotes(folder, project) {
  const { folders } = folder;
  const found = folders.filter((name) => /^[a-z_]\w*$/i.test(name) && !NO_PACKAGES.test(name));
  const isOther = /^\[build-system\]/m.test(project) && !/["']setuptools/.test(project);
  const isNamed2 = /^\[tool\.setuptools[.\]]/m.test(project) || ["src", "setup.py", "setup.cfg"].some((name) => holds(folder, name));
  if (found.length < 2 || isOther || isNamed2) return [];
  return [
    `${below(folder, CHECK_FILES.python)} does not say which of ${found.join(", ")} are packages, so \`pip install .\` may refuse them. If it does, name them there: \`[tool.setuptools]\`, \`packages = [...]\`.`
  ];
}
function pythonTool(folder) {
  const tools = ["uv", "poetry", "pipenv"];
  return tools[PYTHON_LOCKS.findIndex((lock) => isThere(folder, lock))] ?? "pip";
}
function pythonVersion(folder, tool, project) {
  if (tool === "uv") return [];
  const own = isThere(folder, ".python-version") ? ".python-version" : void 0;
  const named = /^(?:requires-python|python)[ \t]*=/m.test(project) ? CHECK_FILES.python : void 0;
  const file = own ?? named;
  if (file === void 0) return [];
  const settings = { "python-version-file": below(folder, file) };
  return [{ kind: "uses", action: "python", settings }];
}
var REQUIREMENT_TABLES = /^(?:project(?:\.optional-dependencies)?|dependency-groups|tool\.(?:poetry|uv|pdm)\b.*)$/;
function findRequirement(project, tool) {
  let table = "";
  let key = "";
  const listed = new RegExp(`["']${tool}["'\\s<>=~!;\\[]`);
  for (const line of project.split(/\r?\n/)) {
    const head = /^[ \t]*\[([\w.-]{1,100})\]/.exec(line)?.[1];
    table = head ?? table;
    key = head === void 0 ? /^[ \t]*([\w.-]{1,100})[ \t]*=/.exec(line)?.[1] ?? key : "";
    const isHere = key === tool || listed.test(line);
    if (isHere && REQUIREMENT_TABLES.test(table)) return { table, key };
  }
  return void 0;
}
function pythonInstall(required) {
  const { tool, place } = required;
  const extras = isExtra(place) ? " --all-extras" : "";
  const groups = isGroup(place) && place?.key !== "dev" ? " --all-groups" : "";
  switch (tool) {
    case "uv":
      return [`${UV_PYTHON} pipx run uv sync --locked${extras}${groups}`];
    case "poetry":
      return [
        `POETRY_VIRTUALENVS_IN_PROJECT=true pipx run poetry install --no-interaction${extras}`
      ];
    case "pipenv":
      return ["PIPENV_VENV_IN_PROJECT=1 pipx run pipenv sync --dev"];
    case "pip":
      return pipInstall(required);
  }
}
var UV_PYTHON = 'UV_PYTHON_INSTALL_DIR="$RUNNER_TOOL_CACHE/uv"';
var isExtra = (place) => place?.table === "project.optional-dependencies";
var isGroup = (place) => place?.table === "dependency-groups";
function pipInstall({ names, project, place, isAdded }) {
  const isPackage = /^\[(?:build-system|project)\]/m.test(project);
  const packages = [
    ...names.map((name) => `-r ${name}`),
    ...isExtra(place) ? [`'.[${place?.key}]'`] : [],
    ...isPackage && names.length === 0 && !isExtra(place) ? ["."] : [],
    ...isGroup(place) ? [`--group ${place?.key}`] : [],
    ...isAdded ? ["pytest"] : []
  ];
  if (packages.length === 0) return [];
  const upgrade = isGroup(place) ? [".venv/bin/pip install --upgrade pip"] : [];
  const install = `.venv/bin/pip install ${packages.join(" ")}`;
  return ["python3 -m venv .venv", ...upgrade, install, ignored(".venv")];
}

// src/setup/project/ecosystems.ts
var go = {
  buildFile: /^go\.mod$/,
  own: [CHECK_FILES.go],
  wrote: /^go (?:mod|work) vendor && echo '\*' > vendor\/\.gitignore$/,
  async read(folder, top) {
    const module = await textOf2(folder, CHECK_FILES.go);
    const needsModules = /^[ \t]*require\b/m.test(module);
    const isVendored = holds(folder, "vendor") || holds(top, "vendor");
    const isWorkspace = isThere(top, "go.work");
    const file = below(folder, CHECK_FILES.go);
    const asked = /^go[ \t]+\d/m.test(module);
    const settings = { "go-version-file": file, cache: false };
    return {
      language: "Go",
      tool: void 0,
      steps: [
        ...asked ? [{ kind: "uses", action: "go", settings }] : [],
        ...needsModules && !isVendored ? runs(isWorkspace ? top : folder, [
          `go ${isWorkspace ? "work" : "mod"} vendor`,
          ignored("vendor")
        ]) : []
      ],
      checks: [{ name: "go test", run: "go test ./..." }],
      installed: isWorkspace ? [] : ["vendor"]
    };
  }
};
var CARGO_PATH = 'dirname "$(rustup which cargo)" >> "$GITHUB_PATH"';
var CARGO_VENDOR = `mkdir -p .cargo && cargo vendor >> .cargo/config.toml && ${ignored("vendor")} && cp vendor/.gitignore .cargo/`;
var rust = {
  buildFile: /^Cargo\.toml$/,
  own: ["Cargo.lock"],
  wrote: /^(?:mkdir -p \.cargo && cargo vendor .+ && )?dirname "\$\(rustup which cargo\)" >> "\$GITHUB_PATH"$/,
  async read(folder) {
    const manifest = await textOf2(folder, CHECK_FILES.rust);
    const isVendored = holds(folder, "vendor");
    const needsCrates = /^\[(?:[\w.'"()= -]+\.)?(?:dev-|build-)?dependencies|^\[workspace/m.test(
      manifest
    );
    return {
      language: "Rust",
      tool: "Cargo",
      steps: runs(folder, [...needsCrates && !isVendored ? [CARGO_VENDOR] : [], CARGO_PATH]),
      checks: [{ name: "cargo test", run: "cargo test" }],
      installed: ["vendor", ".cargo"],
      shared: ["/home/runner/.rustup/toolchains"]
    };
  }
};
var ruby = {
  buildFile: /^Gemfile$/,
  own: ["Gemfile.lock"],
  wrote: /^bundle config set --local path vendor\/bundle && bundle install && .+$/,
  async read(folder) {
    const gems = await textOf2(folder, "Gemfile");
    const has = (gem) => new RegExp(`^[ \\t]*gem[ (]+["']${gem}["']`, "m").test(gems);
    return {
      language: "Ruby",
      tool: "Bundler",
      steps: runs(folder, [
        "bundle config set --local path vendor/bundle",
        "bundle install",
        ignored("vendor"),
        "cp vendor/.gitignore .bundle/"
      ]),
      checks: [...rubyTests(folder, has), ...has("rubocop") ? [bundled("rubocop")] : []],
      installed: ["vendor", ".bundle"]
    };
  }
};
var bundled = (command) => ({ name: command, run: `bundle exec ${command}` });
function rubyTests(folder, has) {
  if (has("rspec") || has("rspec-rails")) return [bundled("rspec")];
  if (has("rails")) return [bundled("rails test")];
  const isTested = has("rake") && isThere(folder, "Rakefile") && folder.folders.includes("test");
  return isTested ? [bundled("rake test")] : [];
}
var php = {
  buildFile: /^composer\.json$/,
  own: ["composer.lock"],
  wrote: /^composer install --no-interaction && echo '\*' > vendor\/\.gitignore$/,
  async read(folder) {
    const json = readJson(await textOf2(folder, "composer.json"));
    const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
    const required = ["require", "require-dev"].flatMap((kind) => [
      ...fieldsOf(fields?.get(kind))?.keys() ?? []
    ]);
    const hasScript = fieldsOf(fields?.get("scripts"))?.has("test") === true;
    const hasUnit = required.includes("phpunit/phpunit");
    const file = below(folder, "composer.json");
    return {
      language: "PHP",
      tool: "Composer",
      steps: json.kind === "broken" ? [] : runs(folder, ["composer install --no-interaction", ignored("vendor")]),
      checks: [
        ...hasScript && required.length > 0 ? [{ name: "composer test", run: "composer test" }] : [],
        ...hasUnit && !hasScript ? [{ name: "phpunit", run: "vendor/bin/phpunit" }] : []
      ],
      installed: ["vendor"],
      notes: json.kind === "broken" ? [`${file} is ${json.reason}, so nothing was read from it.`] : []
    };
  }
};
var maven = {
  buildFile: /^pom\.xml$/,
  own: ["mvnw"],
  wrote: /^(?:MAVEN_USER_HOME="\$PWD\/\.m2" \.\/mvnw|mvn) .+ test && echo '\*' > \.m2\/\.gitignore$/,
  async read(folder) {
    const program = isThere(folder, "mvnw") ? 'MAVEN_USER_HOME="$PWD/.m2" ./mvnw' : "mvn";
    const maven2 = `${program} --batch-mode -Dmaven.repo.local=.m2/repository`;
    return {
      language: "Java",
      tool: "Maven",
      steps: runs(folder, [`${maven2} -Dmaven.test.failure.ignore test`, ignored(".m2")]),
      checks: [{ name: "mvn test", run: `${maven2} --offline test` }],
      installed: [".m2"]
    };
  }
};
var gradle = {
  buildFile: /^build\.gradle(?:\.kts)?$/,
  own: ["gradlew"],
  wrote: /^export GRADLE_USER_HOME="\$PWD\/\.gradle" && .+ && echo '\*' > \.gradle\/\.gitignore$/,
  async read(folder) {
    const program = isThere(folder, "gradlew") ? "./gradlew" : "gradle";
    const wrapper = await textOf2(folder, "gradle/wrapper/gradle-wrapper.properties");
    const isOld = /gradle-(?:[1-7]\.|8\.[0-2][.-])/.test(wrapper);
    return {
      language: "Java",
      tool: "Gradle",
      steps: runs(folder, [
        'export GRADLE_USER_HOME="$PWD/.gradle"',
        // Without the flag, tests have to run; those that fail are no reason to stop.
        isOld ? `{ ${program} --no-daemon --continue test || true; }` : `${program} --no-daemon test --test-dry-run`,
        ignored(".gradle")
      ]),
      checks: [
        {
          name: "gradle test",
          run: `GRADLE_USER_HOME="$PWD/.gradle" ${program} --no-daemon --offline test`
        }
      ],
      installed: [".gradle"]
    };
  }
};
var PACKAGES_OF_DOTNET = 'NUGET_PACKAGES="$PWD/.nuget/packages"';
var dotnet = {
  buildFile: /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/,
  own: [],
  wrote: /^NUGET_PACKAGES="\$PWD\/\.nuget\/packages" dotnet restore && .+$/,
  async read(folder) {
    return {
      language: ".NET",
      tool: void 0,
      steps: runs(folder, [`${PACKAGES_OF_DOTNET} dotnet restore`, ignored(".nuget")]),
      checks: [{ name: "dotnet test", run: `${PACKAGES_OF_DOTNET} dotnet test` }],
      installed: [".nuget"]
    };
  }
};
var ECOSYSTEMS = [
  NODE,
  PYTHON,
  go,
  rust,
  ruby,
  php,
  maven,
  gradle,
  dotnet
];
function isSetupCommand(run2) {
  return ECOSYSTEMS.some(({ wrote }) => wrote.test(run2));
}

// src/setup/project/setup-steps.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);
var ACTIONS = {
  go: { uses: "actions/setup-go@d35c59abb061a4a6fb18e82ac0862c26744d6ab5", version: "v5.5.0" },
  node: { uses: "actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f", version: "v6.3.0" },
  python: {
    uses: "actions/setup-python@a26af69be951a213d495a4c3e4e4022e16d87065",
    version: "v5.6.0"
  }
};
function renderSteps(steps) {
  return steps.flatMap((step) => renderStep(step).trimEnd().split("\n"));
}
function renderStep(step) {
  if (step.kind === "run") return (0, import_yaml.stringify)([{ run: commandOf(step) }], { lineWidth: 0 });
  const { uses, version } = ACTIONS[step.action];
  const settings = (0, import_yaml.stringify)(step.settings, { lineWidth: 0, collectionStyle: "flow" }).trim();
  return `- uses: ${uses} # ${version}
  with: ${settings}`;
}
function commandOf({ folder, run: run2 }) {
  return folder === "" ? run2 : `cd ${shellPath(folder)} && ${run2}`;
}
function shellPath(path) {
  return /^[\w./@+-]+$/.test(path) ? path : `'${path}'`;
}
var NO_STEP = "# - run: npm ci";
var NO_SCRIPT = /^( *)# with: \{ setup: npm ci \}$/m;
function fillSteps(text, steps, isOurs) {
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  if (NO_SCRIPT.test(text) && steps.length > 0) return fillScript(text, steps);
  const lines = text.split(/\r?\n/);
  const region = regionOf(lines);
  const found = findSteps(lines).filter(({ start }) => isWithin(region, start));
  const ours = found.filter((step) => isOurStep(lines, step, isOurs));
  const others = found.filter((step) => !ours.includes(step));
  const own = others.map((step) => dedented(lines, step).join("\n"));
  const wanted2 = renderSteps(steps.filter((step) => !own.some((text2) => isSameAction(step, text2))));
  const written = ours.flatMap((step) => dedented(lines, step));
  if (written.join("\n") === wanted2.join("\n")) return { kind: "same", text };
  const placeholder = lines.findIndex(
    (line, at2) => isWithin(region, at2) && line.trim() === NO_STEP
  );
  const at = ours[0]?.start ?? placeholder;
  if (at < 0) return { kind: "left", text };
  const dropped = new Set(ours.flatMap(({ start, end: after }) => range(start, after)));
  if (ours.length === 0) dropped.add(placeholder);
  const indent = " ".repeat(indentOf(lines[at] ?? ""));
  const inserted = (wanted2.length === 0 ? [NO_STEP] : wanted2).map((line) => `${indent}${line}`);
  const filled = lines.flatMap((line, index) => [
    ...index === at ? inserted : [],
    ...dropped.has(index) ? [] : [line]
  ]);
  return { kind: ours.length === 0 ? "filled" : "replaced", text: filled.join(end) };
}
function fillScript(text, steps) {
  const commands = steps.flatMap((step) => step.kind === "run" ? [commandOf(step)] : []);
  const [only = "", ...more] = commands;
  if (only === "") return { kind: "same", text };
  const setup = more.length === 0 ? only : commands.map((command) => `(${command})`).join("\n");
  const collectionStyle = more.length === 0 ? "flow" : "block";
  const given = (0, import_yaml.stringify)({ setup }, { lineWidth: 0, collectionStyle }).trimEnd().split("\n");
  const filled = text.replace(
    NO_SCRIPT,
    (_line, indent) => more.length === 0 ? `${indent}with: ${given.join("")}` : [`${indent}with:`, ...given.map((line) => `${indent}  ${line}`)].join("\n")
  );
  return { kind: "filled", text: filled };
}
function regionOf(lines) {
  const end = lines.findIndex((line) => /^ *- uses: ['"]?[^#]*\/squad-action@/.test(line));
  const start = lines.findLastIndex((line, at) => at < end && /^ *steps:/.test(line));
  return { start: start < 0 ? end : start, end };
}
var isWithin = ({ start, end }, at) => at > start && at < end;
function isSameAction(step, text) {
  if (step.kind === "run") return false;
  const [name = ""] = ACTIONS[step.action].uses.split("@");
  return text.includes(`${name}@`);
}
function range(start, end) {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
var indentOf = (line) => line.length - line.trimStart().length;
function findSteps(lines) {
  return [...lines.keys()].flatMap((start) => {
    const first = lines[start] ?? "";
    if (!/^ *- (?:run|uses):/.test(first)) return [];
    const next = lines.findIndex(
      (line, at) => at > start && !(line.trim() !== "" && indentOf(line) > indentOf(first))
    );
    return [{ start, end: next < 0 ? lines.length : next }];
  });
}
function dedented(lines, { start, end }) {
  const indent = indentOf(lines[start] ?? "");
  return lines.slice(start, end).map((line) => line.slice(indent));
}
function isOurStep(lines, step, isOurs) {
  const text = dedented(lines, step).join("\n");
  const read = text.length > LONGEST_STEP ? void 0 : readStep(text);
  return read !== void 0 && renderStep(read).trimEnd() === text && isKnown(read, isOurs);
}
function isKnown(step, isOurs) {
  if (step.kind === "run") return isOurs(step.run);
  return Object.keys(step.settings).every((name) => /^(?:\w+-version-file|cache)$/.test(name));
}
var LONGEST_STEP = 2e3;
function readStep(text) {
  const list2 = parsed(text);
  const value = Array.isArray(list2) ? list2[0] : void 0;
  if (!isRecord(value)) return void 0;
  const { run: run2, uses, with: given } = value;
  if (typeof run2 === "string") return { kind: "run", ...readCommand(run2) };
  const action = ACTION_NAMES.find((name) => ACTIONS[name].uses === uses);
  if (action === void 0 || !isRecord(given)) return void 0;
  const settings = Object.entries(given).flatMap(
    ([name, one]) => typeof one === "string" || typeof one === "boolean" ? [[name, one]] : []
  );
  return { kind: "uses", action, settings: Object.fromEntries(settings) };
}
function readCommand(text) {
  const [all = "", quoted, plain = ""] = /^cd (?:'([^']+)'|([\w./@+-]+)) && /.exec(text) ?? [];
  return { folder: quoted ?? plain, run: text.slice(all.length) };
}
var ACTION_NAMES = ["go", "node", "python"];
function parsed(text) {
  try {
    return (0, import_yaml.parse)(text, { logLevel: "error" });
  } catch {
    return void 0;
  }
}

// src/setup/workflow-file.ts
init_define_RUNTIME_PACKAGES();
var import_yaml2 = __toESM(require_dist(), 1);
var SCALAR = union([string(), number(), boolean()]).transform(String);
var SCALAR_MAP = record(string(), SCALAR.catch("")).transform((map) => new Map(Object.entries(map)));
var PERMISSIONS = union([_enum(["read-all", "write-all"]), SCALAR_MAP]).nullish().transform((value) => value ?? void 0);
var CONCURRENCY = union([SCALAR.transform((group) => /* @__PURE__ */ new Map([["group", group]])), SCALAR_MAP]).nullish();
var LABELS = union([SCALAR.transform((label) => [label]), array(SCALAR)]);
var RUNNER = union([LABELS, object({ labels: LABELS }).transform(({ labels }) => labels)]).catch([]);
var STEP = object({
  uses: string().default(""),
  run: SCALAR.catch(""),
  with: SCALAR_MAP.nullish()
});
var JOB = object({
  uses: string().default(""),
  with: SCALAR_MAP.nullish(),
  secrets: SCALAR_MAP.nullish().catch(void 0),
  "runs-on": RUNNER,
  permissions: PERMISSIONS,
  concurrency: CONCURRENCY,
  if: SCALAR.optional(),
  "timeout-minutes": SCALAR.optional(),
  steps: array(STEP).default([])
});
var WORKFLOW = object({
  on: union([string().transform((name) => [name]), array(string()), object({}).loose()]).transform((on) => Array.isArray(on) ? on : Object.keys(on)),
  permissions: PERMISSIONS,
  concurrency: CONCURRENCY,
  jobs: record(string(), unknown())
});
var MAX_FILE_LENGTH = 65536;
var USES_LOCAL_ACTION = /^[ \t-]*uses:[ \t]*['"]?\.\/['"]?[ \t]*$/m;
var SCRIBE_EVENT = /^(?:schedule|push)$/;
var COMMENT_EVENT = /^(?:issue_comment|issues|pull_request_review|pull_request_review_comment)$/;
function readWorkflow(file, text) {
  const mayUseAction = /\bsquad-action\b/.test(text) || isSquadFile(file) && USES_LOCAL_ACTION.test(text);
  if (!mayUseAction) return { kind: "read", jobs: [] };
  if (text.length > MAX_FILE_LENGTH) return unreadable("it is longer than 64 KB");
  if (isTooDeep(text)) return unreadable("it is nested too deeply");
  try {
    const read = WORKFLOW.safeParse((0, import_yaml2.parse)(text, { uniqueKeys: false, logLevel: "error" }));
    if (!read.success) return unreadable("it lacks `on:` or `jobs:`");
    return { kind: "read", jobs: readJobs(file, read.data) };
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return unreadable(line.replace(/:$/, "").slice(0, 200));
  }
}
function unreadable(reason) {
  return { kind: "unreadable", reason };
}
function readJobs(file, workflow) {
  return Object.entries(workflow.jobs).flatMap(([id, value]) => {
    const read = JOB.safeParse(value);
    if (!read.success) return [];
    const steps = readSteps(read.data);
    const squad = readCall(read.data) ?? steps.find(({ uses }) => isSquadAction(uses, file));
    if (squad === void 0) return [];
    return {
      file,
      id,
      steps,
      squad,
      runsOn: read.data["runs-on"],
      triggers: workflow.on,
      kind: findKind(squad, workflow.on),
      permissions: read.data.permissions ?? workflow.permissions ?? "unsaid",
      condition: read.data.if,
      concurrency: read.data.concurrency ?? void 0,
      isWorkflowQueued: (workflow.concurrency ?? void 0) !== void 0,
      timeoutMinutes: read.data["timeout-minutes"]
    };
  });
}
function readSteps(raw) {
  return raw.steps.map(({ uses, run: run2, with: settings }) => ({
    uses,
    run: run2,
    settings: settings ?? /* @__PURE__ */ new Map()
  }));
}
var CALLED = /(?:^|\/)squad-action\/\.github\/workflows\/[^@/]+(?:@|$)/i;
function readCall({ uses, with: given, secrets }) {
  if (!CALLED.test(uses)) return void 0;
  return { uses, run: "", settings: new Map([...given ?? [], ...secrets ?? []]) };
}
function isCall({ steps, squad }) {
  return !steps.includes(squad);
}
function isSquadAction(uses, file) {
  return uses === "./" ? isSquadFile(file) : /(?:^|\/)squad-action(?:@|$)/i.test(uses);
}
function isSquadFile(file) {
  return /(?:^|\/)squad[^/]*$/i.test(file);
}
function findKind({ uses, settings }, triggers) {
  const named = settings.get("job");
  if (named === "scribe" || named === "comment") return named;
  if (CALLED.test(uses) && /scribe/i.test(uses)) return "scribe";
  if (triggers.some((event) => COMMENT_EVENT.test(event))) return "comment";
  const isAsked = settings.has("request") || triggers.every((event) => !SCRIBE_EVENT.test(event));
  return isAsked ? "request" : "scribe";
}

// src/setup/init-report.ts
function findExistingWorkflow(example, present) {
  const kinds = jobKinds(example);
  return present.find((one) => jobKinds(one).some((kind) => kinds.includes(kind)))?.path;
}
function freePath(path, present) {
  const isTaken = present.some((one) => one.path === path);
  return isTaken ? path.replace(/\.yml$/, "-action.yml") : path;
}
function jobKinds({ path, text }) {
  const reading = readWorkflow(path, text);
  return reading.kind === "read" ? reading.jobs.map(({ kind }) => kind) : ["comment", "scribe"];
}
var PLACEHOLDER = /OWNER\/squad-action((?:\/[\w./-]+)?)@0{40}(?: # v[\d.]+)?/g;
function fillWorkflow(text, { action, steps }) {
  const copied = text.replace(/^# Copy to \.github\S+ /, "# ");
  return pinAction(fillSteps(copied, steps, isSetupCommand).text, action);
}
function pinAction(text, action) {
  if (action === void 0) return text;
  return text.replace(/^ *# Put the owner and the commit .*\r?\n/m, "").replace(PLACEHOLDER, (_all, path) => action.replace("@", `${path}@`));
}
function mendWorkflow({ path, text }, facts) {
  const { action, steps } = facts;
  const runsChecks = jobKinds({ path, text }).some((kind) => kind !== "scribe");
  const filled = runsChecks ? fillSteps(text, steps, isSetupCommand) : { kind: "same", text };
  const pinned = pinAction(filled.text, action);
  const commands = steps.flatMap((step) => step.kind === "run" ? [step.run] : []);
  const isMissing = commands.some((command) => !text.includes(command));
  return {
    path,
    text: pinned,
    acts: [
      ...pinned === filled.text ? [] : [`names ${action}`],
      ...filled.kind === "filled" || filled.kind === "replaced" ? [steps.length === 0 ? "installs nothing any longer" : "installs what the checks need now"] : []
    ],
    notes: filled.kind === "left" && isMissing ? [
      `${path} has steps of your own, which stay. What the checks need here: ${commands.join("; ")}`
    ] : []
  };
}
function hasPlaceholder(text) {
  return text.search(PLACEHOLDER) >= 0;
}
var UNION_MERGED = ["decisions.md", "agents/*/history.md", "log/**", "orchestration-log/**"];
function missingAttributes(present, directory) {
  const text = present ?? "";
  const lines = new Set(text.split(/\r?\n/).map((line) => line.trim().split(/\s+/).join(" ")));
  const wanted2 = UNION_MERGED.map((path) => `${directory}/${path} merge=union`);
  const missing = wanted2.filter((line) => !lines.has(line));
  if (missing.length === 0) return "";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const start = text === "" || text.endsWith("\n") ? "" : end;
  return `${start}${missing.join(end)}${end}`;
}
var ATTRIBUTES = ".gitattributes";
function planPaths({
  files,
  attributes,
  hasAttributes,
  mended
}) {
  const added = attributes === "" ? [] : [ATTRIBUTES];
  return {
    mended: mended.map(({ path }) => path),
    written: [...files.keys(), ...hasAttributes ? [] : added],
    extended: hasAttributes ? added : []
  };
}
function renderInit(report) {
  const { delivery, plan } = report;
  const { kept, noTeam } = plan;
  const { written, extended } = planPaths(plan);
  const isPlan = delivery.kind === "planned";
  const mends = plan.mended.map(({ path, acts }) => `${path}: ${acts.join(", ")}`);
  return [
    ...renderFindings(report),
    "",
    ...isUnchanged2(plan) ? ["Everything exists already; nothing was written.", ""] : [],
    ...listPaths(isPlan ? "Would write" : "Written", written),
    ...listPaths(isPlan ? "Would add lines to" : "Lines added to", extended),
    ...listPaths(isPlan ? "Would mend" : "Mended", mends),
    ...listPaths("Left as it is", kept),
    ...plan.notes.flatMap((note) => [wrapText(note, NO_INDENT), ""]),
    ...noTeam === void 0 ? [] : [wrapText(`No team was made. ${noTeam}`, NO_INDENT), ""],
    "What is left for you:",
    ...listTodo(report).map(
      (item, at) => wrapText(item, { first: `  ${at + 1}. `, rest: "     " })
    ),
    ""
  ].join("\n");
}
function isUnchanged2(plan) {
  const { written, extended, mended } = planPaths(plan);
  return written.length + extended.length + mended.length === 0;
}
var NO_INDENT = { first: "", rest: "" };
function renderFindings(report) {
  const { name, ownerKind, defaultBranch, action, plan } = report;
  const { projects, checks, steps, conventions, style } = plan.stack;
  const rows = [
    [
      "Repository",
      [name ?? "no remote on a server", ownerKind && OWNERS[ownerKind]].filter(Boolean).join(", ")
    ],
    ["Branch", defaultBranch],
    ["Stack", projects.map(projectText).join(", ") || "none recognised"],
    [
      "Install",
      steps.flatMap((step) => step.kind === "run" ? [stepText(step)] : []).join("; ") || void 0
    ],
    [
      "Checks",
      checks.map(({ name: name2 }) => name2).join(", ") || "none found; .squad/config.json can name them"
    ],
    ["Conventions", [...conventions, ...style].join(", ") || void 0],
    ["Team", plan.team],
    ["Action", action ?? "unknown from here"]
  ];
  return rows.flatMap(
    ([title, text]) => text === void 0 ? [] : wrapText(text, { first: title.padEnd(13), rest: " ".repeat(13) })
  );
}
var projectText = (project) => `${toolsOf(project)}${project.folder === "" ? "" : ` in ${project.folder}/`}`;
var stepText = ({ run: run2, folder }) => `${run2}${folder === "" ? "" : ` (in ${folder}/)`}`;
var OWNERS = { organisation: "owned by an organisation", person: "owned by a person" };
var MAX_PATHS = 20;
function listPaths(title, paths) {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, MAX_PATHS).map((path) => `  ${path}`);
  const more = paths.length - shown.length;
  const head = `${title}, ${plural(paths.length, "file")}:`;
  return [head, ...shown, ...more > 0 ? [`  and ${more} more`] : [], ""];
}
function listTodo(report) {
  const { plan, delivery, settingsPage, ownerKind } = report;
  const page = settingsPage ?? "Settings > Actions > General";
  const isPlanned = delivery.kind === "planned" && !isUnchanged2(plan);
  const items = [
    // Nothing else can be done before the files are there.
    isPlanned && "Run this again without --dry-run.",
    plan.needsPin && "In the workflows, replace OWNER and the zeros with the action's owner and commit.",
    plan.emptyTeam !== void 0 && getMembers(plan.emptyTeam),
    !isPlanned && deliverIt(report),
    `Allow Actions to create pull requests: ${page}`,
    MODELS[ownerKind ?? "unknown"],
    plan.emptyTeam === void 0 && plan.noTeam === void 0 && "Comment on an issue what you want, such as: @squad which tests are missing?"
  ];
  return items.filter((item) => item !== false);
}
function getMembers(roster) {
  const first = roster.startsWith(".squad/") ? "Run this again" : "`git mv .ai-team .squad`, and run this again";
  return `Nobody in ${roster} can work yet. ${first} with --add-members, which adds a team that fits this repository; or let Squad's own coordinator cast one.`;
}
function deliverIt({ delivery, defaultBranch, plan }) {
  const isDone = isUnchanged2(plan);
  const toBranch = `${defaultBranch}: workflows answer comments from there.`;
  switch (delivery.kind) {
    case "pull-request":
      return `Merge the pull request: ${delivery.url}`;
    case "branch":
      return `Open the pull request, and merge it: ${delivery.url}`;
    case "planned":
    case "written":
      return `${isDone ? "Make sure that the files are on" : "Commit, and push to"} ${toBranch}`;
  }
}
var MODELS = {
  organisation: 'Models: ask an owner of the organisation to allow "use of Copilot CLI billed to the organization".',
  person: "Models: your own Copilot seat pays for them; nothing to set up.",
  unknown: "Models: the owner's Copilot pays; an organisation has to allow that."
};

// src/setup/check-ignored.ts
init_define_RUNTIME_PACKAGES();
var COMMITTED_PATHS = [".squad", ".ai-team", ".github/workflows", ATTRIBUTES];
var MAX_PATHS2 = 5;
function checkCommitted(uncommitted = []) {
  if (uncommitted.length === 0) return [];
  const added = COMMITTED_PATHS.filter(
    (one) => uncommitted.some((path) => path === one || path.startsWith(`${one}/`))
  );
  return [
    blocking(
      `Not committed, so no run sees it: ${firstOf(uncommitted, MAX_PATHS2, (path) => path)}.`,
      "Runs read the default branch. Commit there and push, or merge a pull request:",
      [`git add ${added.join(" ")}`, 'git commit -m "Set up the squad"']
    )
  ];
}
function checkPublished(unpublished) {
  const { branch = "", paths = [] } = unpublished ?? {};
  if (paths.length === 0) return [];
  return [
    blocking(
      `Not on ${branch} of origin, as this clone last saw it, so no run sees it: ${firstOf(paths, MAX_PATHS2, (path) => path)}.`,
      `Push to ${branch}, or merge a pull request. If that is done, \`git fetch\` and ask again.`
    )
  ];
}
async function checkAttributes(tree, location) {
  if (location.kind !== "found") return [];
  const missing = missingAttributes(await tree.read(ATTRIBUTES), location.directory);
  if (missing === "") return [];
  return [
    warning(
      `Pull requests that add to the squad's memory will conflict with each other: ${ATTRIBUTES} doesn't tell git to keep both sides.`,
      `Add to ${ATTRIBUTES}, and commit it; \`squad-action init\` does that, too:`,
      missing.trim().split(/\r?\n/)
    )
  ];
}
var SECRET_NAMES = [
  [/^\.env(?:\..+|rc)?$|^\.dev\.vars(?:\..+)?$/i, "variables"],
  [/^\.aws$/i, "AWS's keys"],
  [/^\.azure$/i, "Azure's tokens"],
  [/^\.?gcloud$|service[-_]account.*\.json$/i, "Google Cloud's keys"],
  [/^\.kube$|^kubeconfig/i, "clusters' tokens"],
  [/^\.docker$/i, "registries' passwords"],
  [
    /^\.terraform$|\.tfstate(?:\.backup)?$|\.tfvars(?:\.json)?$/i,
    "Terraform's state and variables"
  ],
  [
    /^\.(?:vercel|netlify|wrangler|firebase|serverless|fly)$/i,
    "tokens and variables for deploying"
  ],
  [/^\.ssh$|^id_(?:rsa|dsa|ecdsa|ed25519)$/i, "SSH keys"],
  [/^\.gnupg$/i, "GPG keys"],
  [/\.(?:pem|key|p12|pfx|jks|keystore|ppk)$/i, "keys"],
  [/^[._]netrc$|^\.git-credentials$|^\.pgpass$|^\.my\.cnf$|^\.htpasswd$/i, "passwords"],
  [/^\.npmrc$|^\.pypirc$|^auth\.json$/i, "package registries' tokens"],
  [/^local\.settings\.json$/i, "Azure Functions' variables"],
  [/^\.?credentials?(?:$|[._-])|^\.?secrets?(?:$|[._-])/i, "secrets, by its name"]
];
function secretHeldIn(name) {
  const plain = name.replace(/\/+$/, "");
  return SECRET_NAMES.find(([pattern]) => pattern.test(plain))?.[1];
}
var MOST_NAMED = 8;
async function checkIgnored(tree, location, { lookAround: lookAround2, target }) {
  if (location.kind !== "found") return [];
  const { share } = (await readTeam(tree, location)).settings;
  const look = await lookAround2(share);
  return foundIn([
    ...share.map((path) => sharedSecret(path, look)),
    ...look.refused.map(refusedFinding),
    hiddenSecrets(look),
    hiddenFolders(look, target)
  ]);
}
function secretIn(path, { withCredentials }) {
  const names = path.split("/");
  if (withCredentials.includes(path.replace(/\/$/, ""))) return "credentials of its tool";
  return names.map(secretHeldIn).find((what) => what !== void 0);
}
function sharedSecret(path, look) {
  const what = secretIn(path, look);
  if (what === void 0 || look.refused.some((one) => one.path === path)) return void 0;
  return problem(
    `The setting \`action.share\` names ${path}, which looks like secrets (${what}): every command, check and tool in the box can read it.`,
    "Take it out. If checks need such a folder, share one of another name that holds values for tests alone."
  );
}
function refusedFinding({ path, reason }) {
  return warning(
    `The setting \`action.share\` names ${path}, which programs in the box don't get: ${reason}.`,
    "Correct it in the squad's config.json, or take it out."
  );
}
function hiddenSecrets(look) {
  const secrets = look.absent.flatMap((name) => {
    const what = secretIn(name, look);
    return what === void 0 ? [] : [`${name} (${what})`];
  });
  if (secrets.length === 0) return void 0;
  return ok(
    `Git ignores what looks like secrets here, and nothing of it is in the box: ${firstOf(secrets, MOST_NAMED, (it) => it)}. If checks need values, put some for tests alone into another folder, and name it in \`action.share\`.`
  );
}
function hiddenFolders(look, target) {
  const folders = look.absent.filter(
    (name) => name.endsWith("/") && secretIn(name, look) === void 0
  );
  if (folders.length === 0) return void 0;
  const what = `Git ignores these folders, and they are not in the box: ${firstOf(folders, MOST_NAMED, (it) => it)}.`;
  const remedy = "If checks or commands need one, name it in `action.share`.";
  return target === "github" ? warning(what, remedy) : ok(`${what} ${remedy}`);
}

// src/setup/check-workflows.ts
init_define_RUNTIME_PACKAGES();

// src/setup/check-permissions.ts
init_define_RUNTIME_PACKAGES();
var REQUIRED = /* @__PURE__ */ new Map([
  ["contents", "write"],
  ["issues", "write"],
  ["pull-requests", "write"]
]);
var OPTIONAL = /* @__PURE__ */ new Set(["copilot-requests", "actions"]);
function checkPermissions(job) {
  if (hasTokenOfItsOwn(job)) return [];
  const required = [...REQUIRED];
  const lines = [
    "permissions:",
    ...required.map((permission) => `  ${permissionLine(permission)}`)
  ];
  const { permissions } = job;
  if (permissions === "unsaid") {
    return [problem("it has no `permissions:` block.", "Add to the job:", lines)];
  }
  if (permissions === "write-all") {
    return [warning("`write-all` allows more than it needs.", "Replace it with:", lines)];
  }
  const missing = required.filter(([scope, access2]) => !allows(job, scope, access2)).map(permissionLine);
  const extra = permissions === "read-all" ? [] : findExcessive(permissions);
  return [
    ...missing.length === 0 ? [] : [missingFinding(missing)],
    ...extra.map(
      (scope) => warning(`it may write ${scope}, which it doesn't need.`, `Remove the line \`${scope}:\`.`)
    )
  ];
}
function hasTokenOfItsOwn({ squad }) {
  if (squad.settings.has("app-client-id")) return true;
  const token = squad.settings.get("github-token") ?? "";
  return token !== "" && !/\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/i.test(token);
}
function permissionLine([scope, access2]) {
  return `${scope}: ${access2}`;
}
function missingFinding(lines) {
  const message = `its permissions lack ${lines.join(", ")}.`;
  return problem(message, "Add this to the job's `permissions:`", lines);
}
function findExcessive(granted) {
  return [...granted].filter(([scope, access2]) => access2 === "write" && !REQUIRED.has(scope)).map(([scope]) => scope).filter((scope) => !OPTIONAL.has(scope));
}
function allows({ permissions }, scope, wanted2) {
  if (permissions === "unsaid") return false;
  if (permissions === "write-all") return true;
  if (permissions === "read-all") return wanted2 === "read";
  const granted = permissions.get(scope);
  return granted === "write" || granted === wanted2;
}
function checkModels(job) {
  const { kind, squad, permissions } = job;
  if (kind === "scribe" || permissions === "unsaid") return void 0;
  const otherCredential = ["provider", "copilot-token"].find((name) => squad.settings.has(name));
  if (otherCredential === "copilot-token" && hasJobToken(squad, "copilot-token"))
    return checkJobToken(job);
  const grantsModels = typeof permissions !== "string" && permissions.has("copilot-requests");
  if (otherCredential !== void 0 && grantsModels) {
    return warning(
      `\`${otherCredential}\` pays for the models, so \`copilot-requests\` is not needed.`,
      "Remove the line `copilot-requests: write`."
    );
  }
  if (otherCredential !== void 0) return void 0;
  return squad.settings.has("github-token") && !hasJobToken(squad, "github-token") ? checkOtherToken() : checkJobToken(job);
}
var JOB_TOKEN = /\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}/i;
function hasJobToken({ settings }, name) {
  return JOB_TOKEN.test(settings.get(name) ?? "");
}
function checkJobToken(job) {
  if (allows(job, "copilot-requests", "write")) return void 0;
  return problem(
    "nothing pays for the models.",
    "Set `copilot-token`, or `provider` with `provider-api-key` and `model`, under `with:`. Or, if the organisation or the owner has Copilot, add to the job's `permissions:`",
    ["copilot-requests: write"],
    PAGES.copilotInActions
  );
}
function checkOtherToken() {
  return warning(
    "the token in `github-token` pays for the models, but `copilot-requests` applies to another one.",
    "Let the job's own token pay for them; under `with:` write",
    [`copilot-token: \${{ github.token }}`],
    PAGES.copilotBilling
  );
}
function checkApprovals(jobs, listening) {
  const job = jobs.find(({ kind }) => kind === "comment");
  if (job === void 0 || listening.length === 0) return [];
  const names = listening.map((path) => path.replace(".github/workflows/", "")).join(", ");
  if (hasTokenOfItsOwn(job)) {
    return [
      ok(
        `Workflows on the squad's pull requests (${names}) start at once, because the pull requests are opened with an app's token.`
      )
    ];
  }
  return [
    warning(
      `Workflows on the squad's pull requests (${names}) wait until somebody approves them, because the pull requests are opened with the job's own token.`,
      "Approve them in the merge box of each; or set `github-token` to the token of an app of your own, as examples/workflows/squad.yml shows.",
      void 0,
      PAGES.approval
    )
  ];
}
var WORKFLOW2 = /^\.github\/workflows\/[^/]+\.ya?ml$/;
var LISTENS = /^[^#\n]*\bpull_request(?=['"]?[ \t]*(?:[:,\]}]|\r?$))/m;
var MAX_BYTES3 = 65536;
async function pullRequestWorkflows(tree) {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOW2.test(path));
  const listens = await Promise.all(
    paths.map(async (path) => {
      const text = await attempt(tree.read(path, MAX_BYTES3));
      return text.kind === "done" && LISTENS.test(text.value ?? "");
    })
  );
  return paths.filter((_, at) => listens[at]);
}

// src/setup/check-workflows.ts
var DEFAULT_MINUTES = 25;
function checkSteps(job, facts) {
  const { squad, steps } = job;
  if (isCall(job)) return foundIn([checkPin(squad), ...checkKeys(squad), checkRunner(job)]);
  return foundIn([
    ...steps.map(checkPin),
    ...checkCheckout(job),
    ...checkKeys(squad),
    checkRunner(job),
    checkTime(job),
    checkCache(job, facts)
  ]);
}
function checkRunner({ kind, runsOn, squad }) {
  const labels = [...runsOn, squad.settings.get("runs-on") ?? ""];
  const other = labels.find((label) => /^(?:windows|macos)/i.test(label));
  if (kind === "scribe" || other === void 0) return void 0;
  return problem(
    `it runs on ${other}, where there is no box: commands, checks and custom tools are off.`,
    "Let it run on Linux:",
    ["runs-on: ubuntu-latest"]
  );
}
function checkCache({ steps }, { runtime }) {
  const keys = steps.map(({ settings }) => settings.get("key") ?? "");
  const cached = keys.map((key) => /squad-copilot-runtime-(\d+(?:\.\d+)*)/.exec(key)?.[1]);
  const stale = cached.find((version) => version !== void 0 && version !== runtime);
  if (runtime === void 0 || stale === void 0) return void 0;
  return warning(
    `its cache is for version ${stale} of the Copilot runtime, and this version of the action uses ${runtime}: every run downloads it again.`,
    `Write ${runtime} in the \`key\` of that step, or remove the step.`
  );
}
function checkPin({ uses }) {
  if (uses === "" || uses.startsWith("./") || uses.startsWith("docker://")) return void 0;
  const [name = "", commit = ""] = uses.split("@");
  if (/^OWNER\//.test(uses) || /^0{40}$/.test(commit)) {
    return problem(
      "it still names OWNER/squad-action@000..., which is a placeholder.",
      "Write the owner of the action and the commit of the release you chose."
    );
  }
  if (/^[0-9a-f]{40}$/i.test(commit)) return void 0;
  return warning(
    `${uses} can change under you: it is not pinned to a commit.`,
    `Write ${name}@ and the 40 digits of that release's commit; the release's page shows it.`
  );
}
var CHECKOUT_LINES = [
  "- uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2",
  "  with: { fetch-depth: 0, persist-credentials: false }"
];
function checkCheckout({ steps, squad }) {
  const before = steps.slice(0, steps.indexOf(squad));
  const checkout = before.find(({ uses }) => uses.startsWith("actions/checkout@"));
  if (checkout === void 0) {
    const message = "no step before the squad checks out the repository.";
    return [problem(message, "Put before it:", CHECKOUT_LINES)];
  }
  const lacks = (setting, value, message) => checkout.settings.get(setting) === value ? void 0 : warning(message, "Add under its `with:`", [`${setting}: ${value}`]);
  return foundIn([
    lacks(
      "persist-credentials",
      "false",
      "the checkout leaves the job's token in the repository's folder."
    ),
    lacks("fetch-depth", "0", "the checkout leaves out the history that the squad works from.")
  ]);
}
function checkKeys({ settings }) {
  const names = ["github-token", "copilot-token", "provider-api-key"];
  const exposed = names.filter((name) => {
    const value = settings.get(name) ?? "";
    const isKey = name === "provider-api-key" ? value !== "" : tokenKind(value) !== "unknown";
    return isKey && !value.includes("${{");
  });
  return exposed.map(
    (name) => problem(
      `\`${name}\` is written in the file, where everybody can read it.`,
      "Revoke that key now, store a new one under Settings > Secrets and variables > Actions, and write its name:",
      [`${name}: \${{ secrets.${name.toUpperCase().replaceAll("-", "_")} }}`]
    )
  );
}
function checkTime({ kind, timeoutMinutes, squad }) {
  if (kind === "scribe" || timeoutMinutes === void 0) return void 0;
  const squadMinutes = Number(squad.settings.get("timeout-minutes") ?? DEFAULT_MINUTES);
  if (!(Number(timeoutMinutes) <= squadMinutes)) return void 0;
  return warning(
    `GitHub ends the job after ${timeoutMinutes} minutes, before the squad's own limit of ${squadMinutes}: what was finished may be lost.`,
    "Give the job a few minutes more:",
    [`timeout-minutes: ${squadMinutes + 5}`]
  );
}
var REQUIRED_EVENTS = { comment: ["issue_comment"], scribe: ["schedule", "push"] };
var UNSAFE_EVENTS = ["pull_request_target", "workflow_run"];
function checkTriggers({ kind, triggers }) {
  const unsafe = triggers.filter((event) => UNSAFE_EVENTS.includes(event));
  const startsItself = kind === "request" || triggers.some((event) => REQUIRED_EVENTS[kind].includes(event));
  const findings = unsafe.map(
    (event) => problem(
      `${event} lets strangers' pull requests start a job that may write.`,
      `Remove ${event} from \`on:\`; the squad answers comments and reviews.`
    )
  );
  return startsItself ? findings : [...findings, missingEvent(kind)];
}
function missingEvent(kind) {
  if (kind === "comment") {
    const lines2 = ["issue_comment:", "  types: [created]"];
    return problem("comments do not start it.", "Add to `on:`:", lines2);
  }
  const lines = ["schedule:", "  - cron: '17 4 * * *'"];
  return problem("nothing starts it automatically.", "Add to `on:`:", lines);
}
var QUEUE_LINES = [
  "concurrency:",
  `  group: squad-\${{ github.event.issue.number || github.event.pull_request.number }}`,
  "  queue: max"
];
var SCRIBE_QUEUE_LINES = ["concurrency:", "  group: squad-scribe", "  cancel-in-progress: false"];
function checkQueue(job) {
  const { kind, concurrency, isWorkflowQueued } = job;
  const lines = kind === "scribe" ? SCRIBE_QUEUE_LINES : QUEUE_LINES;
  if ((concurrency?.get("cancel-in-progress") ?? "false") !== "false") {
    return problem(
      "a new event cancels the run in progress.",
      "Remove `cancel-in-progress`, so that the job says:",
      lines
    );
  }
  if (kind === "comment" && isWorkflowQueued) {
    return warning(
      "the whole workflow is one queue, in which any comment pushes out a waiting request.",
      "Move `concurrency` into the job:",
      lines
    );
  }
  if (concurrency === void 0 && !isWorkflowQueued) {
    return warning(
      "it has no queue, so two runs may work at once.",
      "Add to the job:",
      lines,
      PAGES.concurrency
    );
  }
  if (kind !== "comment" || concurrency?.get("queue") === "max") return void 0;
  return warning(
    "of several waiting requests only the newest is kept.",
    "Make the job say:",
    lines,
    PAGES.concurrency
  );
}
function checkRequest({ squad }) {
  const request = squad.settings.get("request") ?? "";
  if (!request.includes("${{") || !/\b(?:event|head_ref|ref_name)\b/.test(request))
    return void 0;
  return problem(
    "`request` contains text from the event, which anybody may have written, and the squad would follow it.",
    "Write the request out; the squad sees the pull request or the issue anyway."
  );
}
function checkCondition(job) {
  const { kind, condition, squad } = job;
  if (kind !== "comment") return void 0;
  const phrase = phraseOf(squad);
  if (phrase.toLowerCase() === "/squad") {
    const message = "`/squad` is the command of Squad's own workflows; the action refuses it.";
    return problem(message, "Remove `trigger-phrase`, or choose another.");
  }
  if (condition === void 0) return isCall(job) ? void 0 : NO_CONDITION;
  return phrase.includes("${{") ? void 0 : checkPhrase(condition, phrase);
}
function findTwins(jobs) {
  const answering = jobs.filter(
    ({ kind, triggers }) => kind === "comment" && triggers.includes("issue_comment")
  );
  const withPhrase = (phrase2) => answering.filter(({ squad }) => phraseOf(squad).toLowerCase() === phrase2.toLowerCase());
  const phrase = answering.map(({ squad }) => phraseOf(squad)).find((one) => withPhrase(one).length > 1);
  if (phrase === void 0) return void 0;
  const names = withPhrase(phrase).map(({ file, id }) => `${file}, job ${id}`);
  return warning(
    `A comment with ${phrase} starts more than one job of the squad, and each may answer: ${names.join("; ")}.`,
    "Keep one of them, unless their `if:` keeps them apart."
  );
}
var phraseOf = ({ settings }) => settings.get("trigger-phrase") || "@squad";
var NO_CONDITION = warning(
  "it has no `if:`, so every comment starts a runner.",
  "Add to the job a condition such as:",
  ["if: contains(github.event.comment.body, '@squad')"]
);
function checkPhrase(condition, phrase) {
  if (!/\b(?:contains|startsWith)\(/i.test(condition)) return void 0;
  const texts = [...condition.matchAll(/'([^']+)'/g)].map(([, text = ""]) => text);
  const isIn = (text) => phrase.toLowerCase().includes(text.toLowerCase());
  const other = texts.find((text) => /^[@/]\w/.test(text) && !isIn(text));
  const remedy = `Write ${phrase} in the condition, or set \`trigger-phrase\` to what it looks for.`;
  if (other !== void 0) {
    const message2 = `its \`if:\` looks for ${other}, but the phrase that starts the squad is ${phrase}.`;
    return problem(message2, remedy);
  }
  if (condition.toLowerCase().includes(phrase.toLowerCase())) return void 0;
  const message = `its \`if:\` doesn't look for ${phrase}, the phrase that starts the squad.`;
  return problem(message, remedy);
}
function checkBase({ squad }, { branches }) {
  const base = squad.settings.get("base-branch") ?? "";
  if (base === "" || base.includes("${{") || (branches?.includes(base) ?? true)) return void 0;
  return problem(
    `its \`base-branch\` is ${base}, and there is no such branch.`,
    "Correct the name, or remove `base-branch`: then work starts from the default branch. If the branch is new, `git fetch` first."
  );
}
function findScribeWorkflow(files) {
  return squadJobs(files).find(({ kind }) => kind === "scribe")?.file;
}
function squadJobs(files) {
  return files.flatMap(({ path, text }) => {
    const reading = readWorkflow(path, text);
    return reading.kind === "read" ? reading.jobs : [];
  });
}
function checkWorkflows(files, facts) {
  const readings = files.map(({ path, text }) => ({ path, reading: readWorkflow(path, text) }));
  const jobs = readings.flatMap(({ reading }) => reading.kind === "read" ? reading.jobs : []);
  const broken = [
    ...foundIn(files.map(({ obstacle: obstacle2 }) => obstacle2)),
    ...readings.flatMap(
      ({ path, reading }) => reading.kind === "read" ? [] : problem(
        `${path} cannot be read: ${reading.reason}.`,
        "Correct it, or compare it with examples/workflows/ of the action."
      )
    )
  ];
  const missing = broken.length > 0 ? [] : findMissing(jobs, facts.target);
  return foundIn([
    ...broken,
    ...missing,
    ...jobs.flatMap((job) => checkJob(job, facts)),
    findTwins(jobs),
    findRivals(files, jobs)
  ]);
}
var howToCopy = (name, target) => {
  const byHand = `Copy examples/workflows/${name} of the action to .github/workflows/`;
  return target === "terminal" ? `${byHand}; \`squad-action init --workflow-only\` does that.` : `${byHand}, fill in the owner and the commit of the action, and commit it to the default branch.`;
};
function findMissing(jobs, target) {
  const hasJob = (kind) => jobs.some((job) => job.kind === kind);
  return [
    hasJob("comment") ? void 0 : problem(
      "No workflow starts the squad when somebody comments.",
      howToCopy("squad.yml", target)
    ),
    hasJob("scribe") ? void 0 : warning(
      "No workflow runs Scribe: what agents decide and learn stays in the inboxes and doesn't become memory.",
      howToCopy("squad-scribe.yml", target)
    )
  ];
}
var RIVAL = /(?:^|\/)squad-(?:triage|issue-assign|heartbeat)\.ya?ml$/;
function findRivals(files, jobs) {
  if (!jobs.some(({ triggers }) => triggers.includes("issues"))) return void 0;
  const rivals = files.filter(({ path, text }) => RIVAL.test(path) && /\blabeled\b/.test(text));
  if (rivals.length === 0) return void 0;
  const names = rivals.map(({ path }) => path);
  return warning(
    `Squad's own workflows answer the same labels (\`squad\`, \`squad:\u2026\`), so each is answered twice: ${names.join(", ")}.`,
    "Keep one answer: disable these workflows in the Actions tab, or remove them:",
    names.map((path) => `git rm ${path}`)
  );
}
function checkJob(job, facts) {
  const where = `${job.file}, job ${job.id}`;
  const findings = foundIn([
    ...checkTriggers(job),
    ...checkPermissions(job),
    checkModels(job),
    isCall(job) ? void 0 : checkQueue(job),
    checkCondition(job),
    checkRequest(job),
    checkBase(job, facts),
    ...checkSteps(job, facts)
  ]);
  if (findings.length === 0) {
    return [ok(`${where}: permissions, queue, checkout and pins are as they should be.`)];
  }
  return findings.map((finding) => ({ ...finding, what: `${where}: ${finding.what}` }));
}

// src/setup/doctor.ts
init_define_RUNTIME_PACKAGES();

// src/setup/check-programs.ts
init_define_RUNTIME_PACKAGES();
import { posix } from "node:path";
var MAX_NAMED2 = 10;
async function checkChecks(tree, location, jobs, place) {
  if (location.kind !== "found") return [];
  const { settings } = await readTeam(tree, location);
  if (narrowRights("shell", settings.commands) === "off") return [CHECKS_OFF];
  const found = await findChecks(tree, settings.checks);
  if (found.length === 0) return [NO_CHECKS];
  const shown = found.slice(0, MAX_NAMED2).map(({ name, run: run2 }) => name === run2 ? name : `${name} (${run2})`);
  const more = found.length > MAX_NAMED2 ? ` and ${found.length - MAX_NAMED2} more` : "";
  const source = settings.checks === void 0 ? "" : ", as the setting `action.checks` says";
  return [
    ok(`Run on what the squad changes${source}: ${shown.join(", ")}${more}.`),
    ...await checkPrograms(found, tree, jobs, place)
  ];
}
var CHECKS_OFF = blocking(
  'No checks run on what the squad changes: the setting `action.commands` is "off".',
  "If checks should run, remove that setting."
);
var NO_CHECKS = blocking(
  "No checks run on what the squad changes: the settings name none, and none were found.",
  "Name them in the squad's config.json:",
  ['{ "action": {', '  "checks": [{ "name": "test", "run": "npm test" }]', "} }"]
);
async function checkPrograms(checks, tree, jobs, place) {
  const scripts = readScripts(await tree.read(CHECK_FILES.node) ?? "");
  const needs = checks.map((check) => ({ check, needed: programsOf(check.run, scripts) }));
  const all = needs.flatMap(({ needed }) => needed);
  const missing = await place.findMissing(all);
  const job = jobs.find(({ kind }) => kind === "comment");
  const lacks = missing ?? (installsNothing(job) ? all.filter(isInstalledByStep) : []);
  const why = missing === void 0 ? `which no step of ${job?.file} installs` : NOT_THERE;
  return needs.flatMap(({ check, needed }) => {
    const absent = needed.filter((one) => lacks.includes(one));
    return absent.length === 0 ? [] : [missingFinding2(check, absent, why, tree)];
  });
}
var NOT_THERE = "which is not installed where the checks run";
function missingFinding2({ run: run2 }, absent, why, tree) {
  const names = absent.slice(0, MAX_NAMED2).map(({ name }) => name);
  const install = INSTALL.get(packageManagerOf(tree));
  const isPackage = absent.some(({ from }) => from === "packages");
  return problem(
    `The check \`${run2}\` starts ${names.join(", ")}, ${why}.`,
    "Install it in a step before the squad's, in a folder that the checks find; the page on settings of the action says how for each language.",
    isPackage && install !== void 0 ? [`- run: ${install}`] : void 0
  );
}
var INSTALL = /* @__PURE__ */ new Map([
  ["npm", "npm ci"],
  ["pnpm", "npm install --global pnpm@10 && pnpm install --frozen-lockfile"],
  ["yarn", "yarn install --frozen-lockfile"],
  ["bun", "bun install --frozen-lockfile"]
]);
var NO_INSTALLER = /^actions\/(?:checkout|cache(?:\/restore)?|create-github-app-token|setup-(?:node|python|go|java|dotnet))@/;
function installsNothing(job) {
  if (job === void 0) return false;
  if (isCall(job)) return (job.squad.settings.get("setup") ?? "").trim() === "";
  const before = job.steps.slice(0, job.steps.indexOf(job.squad));
  const isHosted = job.runsOn.some((label) => /^ubuntu-/.test(label));
  return isHosted && before.every(({ uses, run: run2 }) => run2 === "" && NO_INSTALLER.test(uses));
}
var ON_RUNNER = new Set(
  `ant bash cargo cargo-clippy cargo-fmt clang cmake composer corepack cp curl docker dotnet find g++ gcc git go gofmt gradle
  grep java javac jq julia kotlin make mkdir mv mvn ninja node npm npx perl php phpunit pip pip3 pipx python python3 rm ruby rustc
  rustfmt sed sh shellcheck swift tar xargs yamllint yarn bundle gem cd echo test true false exit export set source printf [ [[ :`.split(
    /\s+/
  )
);
function isInstalledByStep({ name }) {
  return !ON_RUNNER.has(name);
}
var NO_SCRIPTS = /* @__PURE__ */ new Map();
function readScripts(manifest) {
  const json = readJson(manifest);
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  const scripts = [...fieldsOf(fields?.get("scripts")) ?? []];
  return new Map(
    scripts.flatMap(([name, text]) => typeof text === "string" ? [[name, text]] : [])
  );
}
var MOST_PROGRAMS = 50;
var MOST_SCRIPTS = 50;
var MOST_CHARACTERS = 5e3;
function programsOf(command, scripts) {
  const parts = readCommand2(command, { from: "path", folder: "", scripts });
  const run2 = /* @__PURE__ */ new Set();
  for (const { script } of parts) {
    if (script === void 0 || run2.has(script) || run2.size > MOST_SCRIPTS) continue;
    run2.add(script);
    const text = scripts.get(script) ?? "";
    parts.push(...readCommand2(text, { from: "packages", folder: "", scripts }));
  }
  const programs = parts.flatMap((part) => part.programs).filter(({ name }) => isPlain(name));
  const unique = new Map(programs.map((one) => [`${one.python} ${one.folder} ${one.name}`, one]));
  return [...unique.values()].slice(0, MOST_PROGRAMS);
}
var isPlain = (name) => /^[\w@.][\w.+@-]*(?:\/[\w.+@-]+)*$/.test(name);
function readCommand2(text, top) {
  let place = top;
  return partsOf(text).map((words) => {
    const [first, folder = ""] = words;
    const isMove = first === "cd" && isPlain(folder);
    if (isMove) place = { ...top, folder: posix.join(place.folder, folder), scripts: NO_SCRIPTS };
    return isMove ? NOTHING : readWords(words, place);
  });
}
function partsOf(text) {
  return text.slice(0, MOST_CHARACTERS).replaceAll(/"[^"]*"|'[^']*'/g, '"').split(/&&|\|\||[;|&\n]/).map(
    (part) => part.replace(/^[\s(]+/, "").trim().split(/\s+/)
  ).map(
    (words) => words.slice(
      Math.max(
        0,
        words.findIndex((word) => !/^\w+=/.test(word))
      )
    )
  );
}
var IN_PACKAGES = /^(?:\.\/)?node_modules\/\.bin\//;
var FILLED = /^(?:\.\/)?(?:\.?venv|vendor)\//;
function readWords([first = "", ...rest], place) {
  const { folder } = place;
  if (IN_PACKAGES.test(first)) {
    return { programs: [{ name: first.replace(IN_PACKAGES, ""), from: "packages", folder }] };
  }
  if (first.includes("/") && !FILLED.test(first)) return NOTHING;
  const isFile = first.includes("/");
  const name = isFile ? posix.join(folder, first) : first;
  const runner = RUNNERS.get(posix.basename(first));
  const from = isFile ? "file" : runner === void 0 ? place.from : "path";
  const started = runner?.(rest, { ...place, interpreter: name }) ?? NOTHING;
  return {
    ...started,
    programs: [{ name, from, folder: isFile ? "" : folder }, ...started.programs]
  };
}
var NOTHING = { programs: [] };
var runScript = ([verb = "", next = ""], { scripts, folder }) => {
  const script = ["run", "run-script"].includes(verb) ? next : verb;
  if (verb === "exec") return { programs: [{ name: next, from: "packages", folder }] };
  return scripts.has(script) ? { programs: [], script } : NOTHING;
};
var runPackage = (words, { folder }) => {
  const name = words.find((word) => !word.startsWith("-"));
  return name === void 0 ? NOTHING : { programs: [{ name, from: "packages", folder }] };
};
var runModule = ([option, module = ""], { interpreter }) => {
  if (option !== "-m") return NOTHING;
  const name = module.split(".")[0] ?? "";
  return { programs: [{ name, from: "python", python: interpreter, folder: "" }] };
};
var RUNNERS = /* @__PURE__ */ new Map([
  ["npm", runScript],
  ["pnpm", runScript],
  ["yarn", runScript],
  ["bun", runScript],
  ["npx", runPackage],
  ["python", runModule],
  ["python3", runModule]
]);
function lookingScript(needed) {
  const lines = needed.map(
    (one, at) => `(${lookFor(one)}) >/dev/null 2>&1 || echo ${MISSING}${at}`
  );
  return [...lines, "true"].join("\n");
}
function lookFor({ name, from, python, folder }) {
  switch (from) {
    case "path":
      return `command -v -- '${name}'`;
    case "packages":
      return `PATH="$PWD/${folder}/node_modules/.bin:$PATH"; command -v -- '${name}'`;
    case "file":
      return `test -x '${name}'`;
    case "python":
      return `'${python}' -c '${FIND_MODULE}' '${name}'`;
  }
}
var MISSING = "missing:";
var FIND_MODULE = "import importlib.util as i, sys; sys.exit(i.find_spec(sys.argv[1]) is None)";
function readMissing(output, needed) {
  const lines = new Set(output.split("\n").map((line) => line.trim()));
  return needed.filter((_one, at) => lines.has(`${MISSING}${at}`));
}

// src/setup/check-team.ts
init_define_RUNTIME_PACKAGES();
var MANY_INBOX_FILES = 100;
var MAX_FILE_BYTES2 = 1048576;
async function checkMemory(tree, directory, facts) {
  const start = `${directory}/`;
  const files = tree.entries.filter(
    ({ path, mode }) => path.startsWith(start) && isRegularFile(mode)
  );
  const relativePath = ({ path }) => path.slice(start.length);
  const shared = files.filter((file) => SHARED_FILES.test(relativePath(file)));
  const decided = files.filter((file) => DECISIONS_FILES.test(relativePath(file)));
  const [planned, broken, days] = await Promise.all([
    attempt(planScribe(tree, { ...facts, squadDirectory: directory })),
    Promise.all(shared.map(({ path }) => readBroken(tree, path))),
    Promise.all(decided.map(({ path }) => checkDays(tree, path)))
  ]);
  const plan = planned.kind === "done" ? planned.value : void 0;
  const blocking2 = plan?.kind === "broken" ? plan.brokenFiles : [];
  const others = broken.filter((file) => file !== void 0).filter(({ path }) => blocking2.every((file) => file.path !== path));
  return foundIn([
    planned.kind === "threw" ? planFailure(planned.error) : void 0,
    ...blocking2.map((file) => brokenFinding(file, "Scribe makes no changes until it is fixed.")),
    ...others.map((file) => brokenFinding(file, "Scribe will stop there.")),
    ...plan?.kind === "planned" ? checkInboxes(plan.tally, facts) : [],
    ...days,
    ...files.map((file) => checkSize(file, relativePath(file), facts))
  ]);
}
var SHARED_FILES = /^(?:decisions|agents\/[^/]+\/history)\.md$/;
async function readBroken(tree, path) {
  const reason = findCorruption(await tree.read(path, MAX_FILE_BYTES2) ?? "");
  return reason === void 0 ? void 0 : { path, reason };
}
var DECISIONS_FILES = /^(?:decisions|decisions\/decisions|decisions\/inbox\/[^/]+)\.md$/;
async function checkDays(tree, path) {
  const days = unknownDays(readLines(await tree.read(path, MAX_FILE_BYTES2) ?? ""));
  if (days.length === 0) return void 0;
  const shown = firstOf(days, 3, ({ line, value }) => `line ${line} says "${oneLine(value, 40)}"`);
  return warning(
    `${path} has a date that is not understood: ${shown}.`,
    "Write it as `2026-02-07`: Scribe archives decisions by their day."
  );
}
function brokenFinding({ path, reason }, outcome) {
  return problem(
    `${path} is broken: ${reason}. ${outcome}`,
    "Make it a plain text file again: after a merge, keep what is right from both sides, and delete the conflict markers. Then commit it."
  );
}
function checkInboxes({ read, unreadable: unreadable2 }, facts) {
  const remedy = "Correct the file, or delete it if nothing in it is worth keeping.";
  return [
    ...unreadable2.map(
      ({ path, reason }) => warning(`Scribe cannot merge ${path}: ${reason}.`, remedy)
    ),
    checkWaitingFiles(read - unreadable2.length, facts)
  ];
}
function planFailure(error) {
  const { message, hint = "Ask again in a minute." } = describe(error);
  return problem(message, hint);
}
function checkWaitingFiles(count2, facts) {
  if (count2 === 0) return void 0;
  const files = `${count2} file${count2 === 1 ? " waits" : "s wait"} in the inboxes`;
  if (count2 < MANY_INBOX_FILES) return ok(`${files} for Scribe.`);
  return warning(
    `${files}: Scribe does not seem to run.`,
    `${howToStartScribe(facts)} Then look at its latest runs.`
  );
}
function howToStartScribe({ scribeWorkflow }) {
  return scribeWorkflow === void 0 ? "Add a workflow that runs Scribe, examples/workflows/squad-scribe.yml of the action, and start it from the Actions tab." : `Open the Actions tab, choose the workflow of ${scribeWorkflow} and press "Run workflow".`;
}
var READ_LIMITS = [
  [/^agents\/[^/]+\/charter\.md$/, CHARTER_BYTES, "Make it shorter: an agent reads it every time."],
  [/^config\.json$/, CONFIG_BYTES, "Make it shorter."],
  [/^(?:team|routing)\.md$/, MAX_FILE_BYTES2, "Make it shorter."],
  [/^decisions\.md$/, MAX_FILE_BYTES2]
];
function checkSize({ path, size }, relativePath, facts) {
  const limit = READ_LIMITS.find(
    ([pattern, maxBytes2]) => pattern.test(relativePath) && size > maxBytes2
  );
  if (limit === void 0) return void 0;
  const [, maxBytes, remedy] = limit;
  return warning(
    `${path} has ${kilobytes(size)}; only the first ${kilobytes(maxBytes)} are read.`,
    remedy ?? `Scribe moves old decisions to decisions-archive.md. ${howToStartScribe(facts)}`
  );
}
function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1024)} KB`;
}
async function checkTeam(tree, location, facts) {
  if (location.kind === "absent") {
    return [problem("There is no squad here: no .squad/team.md.", howToCreateTeam(facts))];
  }
  if (location.kind === "elsewhere") return [problem(location.reason, location.remedy)];
  const team = await readTeam(tree, location);
  if (team.members.length === 0 && !hasRoster(tree, location.directory)) {
    return [problem(`There is no file ${location.directory}/team.md.`, howToCreateTeam(facts))];
  }
  const [charters, skills, memory] = await Promise.all([
    checkCharters(tree, team),
    listSkills(tree, team.directory),
    checkMemory(tree, team.directory, facts)
  ]);
  const warnings = [...team.warnings, ...skills.warnings];
  return foundIn([
    checkRoster(team),
    ...charters,
    checkRouting(team),
    ...warnings.map((text) => warningFinding(text, team.directory)),
    ...memory,
    ...checkUnread(tree, team)
  ]);
}
function hasRoster(tree, directory) {
  const path = `${directory}/team.md`;
  return tree.entries.some((entry) => entry.path === path && isRegularFile(entry.mode));
}
function howToCreateTeam({ target }) {
  return `${INIT_ADVICE[target]} Commit it to the default branch.`;
}
var INIT_ADVICE = {
  terminal: "`squad-action init` makes one that fits the repository.",
  github: "In a clone, make one with `npx github:OWNER/squad-action init`, where OWNER is this action's owner."
};
function checkRoster({ members, directory }) {
  const agents = members.filter(isRoutable);
  if (agents.length > 0) {
    const more = agents.length > 20 ? ` and ${agents.length - 20} more` : "";
    return ok(`On the team: ${agents.slice(0, 20).map(describeMember).join(", ")}${more}.`);
  }
  return problem(
    `${directory}/team.md lists nobody who can work.`,
    `${directory === ".squad" ? "`squad-action init --add-members` adds a team that fits. Or give" : "Give"} it this table, with a row for each agent:`,
    exampleMembers(directory)
  );
}
function describeMember({ name, role, charterPath = "" }) {
  const source = isAgentFile(charterPath) ? `, from ${charterPath}` : "";
  return role === "" ? `${name}${source}` : `${name} (${role}${source})`;
}
async function checkCharters(tree, { members, directory }) {
  const check = async (member) => {
    const charter = await loadCharter(tree, member);
    const path = member.charterPath ?? `${directory}/agents/${member.slug}/charter.md`;
    if (charter?.flaw !== void 0) return warningFinding(`${path}: ${charter.flaw}`, directory);
    if (charter !== void 0 && charter.text !== "") return checkCharter(member, charter, path);
    return warning(
      `${member.name} has no charter: nothing tells it who it is.`,
      `Write ${path}: a title such as \`# ${member.name} \u2014 ${member.role || "Lead"}\`, then what the agent owns and how it works.`
    );
  };
  return Promise.all(members.filter(isRoutable).map(check));
}
function checkCharter({ name, model }, charter, path) {
  const wanted2 = charter.model.preferred ?? model ?? "";
  if (/\s/.test(wanted2)) {
    return warning(
      `${name} is to use the model ${JSON.stringify(oneLine(wanted2, 60))}, which is no model's id.`,
      `Write the id, for example \`claude-sonnet-4.6\`, in ${path} or in team.md. Until then another model works where Copilot lists none of that name.`
    );
  }
  if (charter.owns.length + charter.expertise.length > 0) return void 0;
  return warning(
    `${path} does not say what ${name} is for: the coordinator sees the role alone.`,
    "Add a list below `## What I Own`, `## Responsibilities`, `## Scope` or `## Expertise`."
  );
}
function checkRouting({ rules, members, directory }) {
  if (rules.length > 0 || !members.some(isRoutable)) return void 0;
  return warning(
    `${directory}/routing.md has no rule that names somebody on the team: work is routed by roles alone.`,
    "Add a table like this one:",
    [
      "## Routing Table",
      "",
      "| Work Type | Route To | Examples |",
      "|-----------|----------|----------|",
      "| Tests | Hockney | unit tests, edge cases |"
    ]
  );
}
var FILES_BY_WARNING = [
  [/^team\.md/, "team.md"],
  [/^routing\.md/, "routing.md"],
  [/^(?:config\.json|action\b|defaultModel|agentModelOverrides)/, "config.json"]
];
function warningFinding(text, directory) {
  if (text.startsWith(".ai-team/")) {
    const remedy = "Nothing needs to be done; `git mv .ai-team .squad` renames it.";
    return warning(text, remedy);
  }
  const file = FILES_BY_WARNING.find(([words]) => words.test(text))?.[1];
  const target = file === void 0 ? "that file" : `${directory}/${file}`;
  return warning(text, `Correct ${target}, and commit it to the default branch.`);
}
var READ = /^(?:(?:team|routing|decisions|decisions-archive)\.md|decisions\/decisions\.md|decisions\/inbox\/.*|identity\/wisdom\.md|config\.json|casting\/registry\.json|skills\/[^/]+\/skill\.md|tools\/.*|agents\/[^/]+\/(?:inbox\/.*|history-archive\.md))$/i;
var RECORDS = /^(?:(?:templates|log|logs|orchestration-log|sessions|memory|rai|fact-checker|casting|plugins|decisions\/archive)\/.*|(?:.*\/)?(?:readme\.md|\..*)|(?:manifest|streams|workstreams|schedule|squad-export)\.json)$/i;
var PLACES = [
  {
    pattern: /^decisions[/.-]|^(?:adr|adrs)\//i,
    place: (directory) => `Move its entries to ${directory}/decisions.md`
  },
  {
    pattern: /^skills\/|\/skills?\/|(?:^|\/)skill\.md$/i,
    place: (directory) => `Move each skill to ${directory}/skills/<name>/SKILL.md, one folder deep`
  },
  {
    pattern: /^rout(?:es|ing)[^/]*\.(?:md|json)$/i,
    place: (directory) => `Move its rows to a table of ${directory}/routing.md`
  },
  {
    pattern: /^(?:roster|members|team|charters?)\b[^/]*\.(?:md|json)$/i,
    place: (directory) => `Move its rows to the table of ${directory}/team.md`
  },
  {
    pattern: /^agents\/[^/]+\.md$|^charters\//i,
    place: (directory) => `Move it to ${directory}/agents/<name>/charter.md`
  },
  {
    pattern: /^agents\/(?!_)[^/]+\/(?:charter|history)\.md$/i,
    place: (directory) => `Give that agent a row in ${directory}/team.md, or move its folder to ${directory}/agents/_alumni/`
  },
  {
    pattern: /^agents\/(?!_)[^/]+\/.*\.md$/i,
    place: () => "Move what the agent must know to charter.md or history.md beside it"
  },
  {
    pattern: /^identity\/wis[^/]*\.md$|^(?:wisdom|learnings|knowledge)[^/]*\.md$/i,
    place: (directory) => `Move what holds for the whole team to ${directory}/identity/wisdom.md`
  }
];
var MOST_NAMED2 = 5;
function checkUnread(tree, { directory, members }) {
  const start = `${directory}/`;
  const isOwn = ownedBy(members);
  const unread = tree.entries.filter(({ path, mode }) => path.startsWith(start) && isRegularFile(mode) && !isOwn(path)).map(({ path }) => path.slice(start.length)).filter((file) => /\.(?:md|json)$/i.test(file) && !READ.test(file) && !RECORDS.test(file)).filter((file) => directory !== ".ai-team" || !/^skills\/[^/]+\.md$/.test(file));
  const placeOf4 = (file) => PLACES.find(({ pattern }) => pattern.test(file));
  const name = (file) => `${start}${file}`;
  const misplaced = PLACES.map((one) => ({
    remedy: one.place(directory),
    files: unread.filter((file) => placeOf4(file) === one)
  }));
  const others = unread.filter((file) => placeOf4(file) === void 0);
  return foundIn([
    ...misplaced.map(
      ({ files, remedy }) => files.length === 0 ? void 0 : warning(`Nothing reads ${firstOf(files, MOST_NAMED2, name)}.`, `${remedy}.`)
    ),
    others.length === 0 ? void 0 : ok(listOthers(others.map(name)))
  ]);
}
function listOthers(files) {
  const shown = firstOf(files, MOST_NAMED2, (file) => file);
  return `${plural(files.length, "other file")} of the squad ${files.length === 1 ? "is" : "are"} in no prompt: ${shown}.`;
}
function ownedBy(members) {
  const own = members.flatMap(({ folder, otherFolders, charterPath, historyPath }) => [
    ...[folder, ...otherFolders].flatMap((one) => [`${one}/charter.md`, `${one}/history.md`]),
    ...[charterPath, historyPath].filter((path) => path !== void 0)
  ]);
  const known = new Set(own);
  return (path) => known.has(path) || /\/agents\/(?:scribe|ralph|rai|fact-checker)\//i.test(path);
}

// src/setup/doctor.ts
var WORKFLOW_PATH = /^\.github\/workflows\/[^/]+\.ya?ml$/;
async function runDoctor(facts) {
  const { files, tools, github, credentials, trial, machine } = facts;
  const workflows = files === void 0 ? [] : await readWorkflows(files.tree);
  const jobs = squadJobs(workflows);
  const team = { ...facts, scribeWorkflow: findScribeWorkflow(workflows) };
  const ofFiles = (check) => files === void 0 ? [] : check(files.tree, files.location);
  return Promise.all([
    section("Files", () => facts.obstacles),
    section("Workflows", () => ofFiles(() => checkWorkflows(workflows, facts))),
    section("GitHub", async () => [
      ...github === void 0 ? [GITHUB_NOT_ASKED] : checkGitHub(github),
      ...checkBranchNames(facts.branchNames, prefixOf(jobs)),
      ...await ofFiles(async (tree) => checkApprovals(jobs, await pullRequestWorkflows(tree)))
    ]),
    section(
      "Tokens and models",
      () => foundIn([
        ...credentials === void 0 ? [] : checkCredentials2(credentials),
        ...checkPayer(jobs, github?.ownerKind, trial?.kind === "accepted"),
        trial && trialFinding(trial)
      ])
    ),
    section("Team", () => ofFiles((tree, location) => checkTeam(tree, location, team))),
    section(
      "Checks",
      () => ofFiles((tree, location) => checkChecks(tree, location, jobs, facts.checkPlace))
    ),
    section("Tools", () => tools === void 0 ? [] : checkTools(tools)),
    section("Commands", async () => [
      ...checkBox(facts.box, workflows, facts.target),
      ...await ofFiles(checkOpenPlaces),
      ...await ofFiles((tree, location) => checkIgnored(tree, location, facts))
    ]),
    section("This machine", () => machine === void 0 ? [] : checkMachine(machine)),
    section("Commits", async () => [
      ...checkCommitted(facts.uncommitted),
      ...checkPublished(facts.unpublished),
      ...await ofFiles(checkAttributes)
    ])
  ]);
}
function prefixOf(jobs) {
  const named = jobs.map(({ squad }) => squad.settings.get("branch-prefix") ?? "");
  return named.find((prefix) => /^[^${}]+\/$/.test(prefix)) ?? "squad/";
}
async function checkOpenPlaces(tree, location) {
  if (location.kind !== "found") return [];
  return openPlaces((await readTeam(tree, location)).settings).map(ok);
}
async function section(title, check) {
  const checked = await attempt((async () => check())());
  return { title, findings: checked.kind === "done" ? checked.value : [obstacle(checked.error)] };
}
var GITHUB_NOT_ASKED = unseen(
  "GitHub was not asked about the repository's settings: either a token or the repository's name is missing.",
  "Set GITHUB_TOKEN, and GITHUB_REPOSITORY=owner/name if no remote names it, and ask again; or comment `@squad doctor` on an issue."
);
async function readWorkflows(tree) {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOW_PATH.test(path));
  const read = async (path) => {
    const text = await attempt(tree.read(path));
    return text.kind === "done" ? { path, text: text.value ?? "" } : { path, text: "", obstacle: obstacle(text.error) };
  };
  return Promise.all(paths.map(read));
}
var MAX_MODELS = 12;
function acceptedText(models) {
  if (models.length === 0) return "The credentials for the models were not refused.";
  const more = models.length - MAX_MODELS;
  const names = models.slice(0, MAX_MODELS).join(", ");
  return `The credentials are accepted. Models: ${names}${more > 0 ? ` and ${more} more` : ""}.`;
}
function trialFinding(trial) {
  return trial.kind === "accepted" ? ok(acceptedText(trial.models)) : problem(trial.message, trial.hint);
}

// src/setup/render-findings.ts
init_define_RUNTIME_PACKAGES();
var MARKS2 = { ok: "  ok       ", warning: "  warning  ", problem: "  PROBLEM  " };
var COLOURS = { ok: "\x1B[32m", warning: "\x1B[33m", problem: "\x1B[31m" };
var INDENT = " ".repeat(MARKS2.ok.length);
var MAX_LENGTH2 = 600;
var MAX_ITEMS = 40;
function renderText(sections, isColoured = false) {
  const nonEmpty = sections.filter(({ findings }) => findings.length > 0);
  const parts = nonEmpty.map(
    ({ title, findings }) => [title, ...findings.map((finding) => renderFinding(finding, isColoured))].join("\n")
  );
  return `${[...parts, renderVerdict(sections)].join("\n\n")}
`;
}
var MAX_MISSING = 8;
function renderVerdict(sections) {
  const { sentence, missing } = judge(sections);
  const more = missing.length - MAX_MISSING;
  const items = missing.slice(0, MAX_MISSING).map((what) => cutCharacters(oneLine(what), 150));
  const lines = [...items, ...more > 0 ? [`and ${more} more`] : []];
  return [
    wrapText(sentence, { first: "", rest: "" }),
    ...lines.length === 0 ? [] : ["Missing:"],
    ...lines.map((line) => wrapText(line, { first: "  - ", rest: "    " }))
  ].join("\n");
}
function renderFinding(finding, isColoured) {
  const marks = { first: MARKS2[finding.level], rest: INDENT };
  const text = wrapText(oneLine(finding.what, MAX_LENGTH2), marks);
  const mark = MARKS2[finding.level];
  const what = isColoured ? `${COLOURS[finding.level]}${mark}\x1B[0m${text.slice(mark.length)}` : text;
  if (finding.level === "ok") return what;
  const indent = { first: `${INDENT}-> `, rest: `${INDENT}   ` };
  const remedy = wrapText(oneLine(finding.remedy, MAX_LENGTH2), indent);
  const lines = (finding.lines ?? []).map((line) => `${INDENT}     ${line}`.trimEnd());
  const page = finding.page === void 0 ? [] : [`${INDENT}   ${finding.page}`];
  return [what, remedy, ...lines, ...page].join("\n");
}
function renderMarkdown(sections, safe) {
  const all = sections.flatMap(({ findings }) => findings);
  const listThose = (isWanted) => {
    const items = all.filter(isWanted).map((finding) => renderItem(finding, safe));
    return items.length === 0 ? void 0 : list(items, MAX_ITEMS);
  };
  const missing = listThose(isBlocking);
  const warnings = listThose((one) => one.level === "warning" && !isBlocking(one));
  const healthy = listThose(({ level }) => level === "ok");
  return paragraphs([
    `**${judge(sections).sentence}**`,
    missing && `**What to fix**

${missing}`,
    warnings && `**Worth a look**

${warnings}`,
    healthy && collapsible("As it should be", healthy)
  ]);
}
function renderItem(finding, safe) {
  const what = inline(finding.what, MAX_LENGTH2, safe);
  if (finding.level === "ok") return what;
  const { remedy, lines = [], page } = finding;
  const more = page === void 0 ? "" : ` ([GitHub's documentation](${page}))`;
  const block = lines.length === 0 ? "" : `

${codeBlock(lines.join("\n"), "")}`;
  return `${what}
\u2192 ${inline(remedy, MAX_LENGTH2, safe)}${more}${block}`.replaceAll("\n", "\n  ");
}

// src/workspace/remote.ts
init_define_RUNTIME_PACKAGES();
var HEADS = "refs/heads/";
var TRACKING = "refs/remotes/origin/";
var FETCHED = "refs/fetched/";
var FETCH = [
  "fetch",
  "--quiet",
  "--no-tags",
  "--no-write-fetch-head",
  "--no-recurse-submodules"
];
async function fetchBranchIfExists(git, branch) {
  const seen = await fetchRefIfExists(git, `${HEADS}${branch}`);
  if (seen.kind === "seen") return seen.tip;
  const message = `\`git fetch\` of ${branch} failed: ${seen.error}`;
  throw new SquadError({ code: "E_GIT", message });
}
async function fetchRefIfExists(git, ref, options = {}) {
  const copy = ref.startsWith(HEADS) ? `${TRACKING}${ref.slice(HEADS.length)}` : ref.replace(/^refs\//, "refs/remotes/other/");
  const args = [...FETCH, git.remoteUrl, `+${ref}:${copy}`];
  const { code: code2, stderr } = await git.attempt(args, { ...options, remote: true });
  if (code2 === 0) return { kind: "seen", tip: (await git.run(["rev-parse", copy])).trim() };
  if (/couldn't find remote ref/i.test(stderr)) return { kind: "seen", tip: void 0 };
  return { kind: "failed", error: errorLine(stderr) };
}
function pushRefs(git, refspecs, { leases = [], ...options } = {}) {
  const expected = leases.map((lease) => `--force-with-lease=${lease}`);
  const args = ["push", "--porcelain", "--no-verify", ...expected, git.remoteUrl, ...refspecs];
  return git.attempt(args, { ...options, remote: true });
}
function refusalOf(stdout, ref) {
  const line = stdout.split("\n").find((one) => one.startsWith("!") && one.includes(`:${ref}	`));
  return line?.split("	")[2];
}
var OVERTAKEN = /^\[rejected\]|^\[remote rejected\] \((?:cannot lock ref|failed to update ref|incorrect old value|reference already exists|atomic transaction failed)/;
function hasNoPlace(ref, said) {
  return said.includes(`cannot create '${ref}'`);
}
async function fetchDefaultBranch(git) {
  const listing = await git.run(["ls-remote", "--symref", git.remoteUrl, "HEAD"], { remote: true });
  const name = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listing)?.[1];
  if (name !== void 0) return name;
  const message = "The remote doesn't say which branch is its default.";
  const hint = "Name the branch in the input `base-branch`.";
  throw new SquadError({ code: "E_GIT", message, hint });
}
function errorLine(stderr) {
  const lines = stderr.split("\n").map((line) => line.trim());
  const named = lines.filter((line) => /^(remote: )?(error|fatal): /.test(line));
  return named.find((line) => !line.startsWith("error: failed to push some refs")) ?? "";
}
var ASIDE = /^(?:\(\?\)|https?:\/\/|Review all repository rules|Resolve the following|Found \d+ violations?:|locations:|- commit: |[0-9a-f]{40,64}$|Trace: |See https?:|hook declined to update |(?:Enumerating|Counting|Compressing|Resolving) )/;
var MAX_STDERR = 2e4;
function remoteWords(stderr) {
  const lines = stderr.slice(0, MAX_STDERR).split(/[\r\n]+/).flatMap((line) => line.startsWith("remote: ") ? [line.slice("remote: ".length)] : []).map(
    (line) => line.replace(/^\s*(?:error|fatal): /, "").replace(/\u2014{2,}|-{5,}/g, "").trim()
  );
  const said = lines.filter((line) => line !== "" && !ASIDE.test(line));
  return said.map((line, at) => at === 0 ? line : asNext(line, said[at - 1])).join("");
}
function asNext(line, before = "") {
  return `${/[.:;,!?]$/.test(before) ? " " : "; "}${line.replace(/^- /, "")}`;
}
function explainRemote(stderr) {
  const words = remoteWords(stderr) || errorLine(stderr).replace(/^(?:error|fatal): /, "");
  return { words: words.replace(/\.$/, ""), advice: adviceOn(stderr) };
}
async function fetchBranches(git, patterns) {
  await git.run(fetchArguments(git, patterns), { remote: true });
  return (await listTips(git)).branches;
}
async function listBranches(git, prefix) {
  const asking = ["ls-remote", "--heads", git.remoteUrl, `${HEADS}${prefix}*`];
  const listing = await git.run(asking, { remote: true });
  return listing.split("\n").flatMap((line) => line.split(`	${HEADS}`)[1] ?? []);
}
async function fetchTips(git, patterns, beside = [], others = []) {
  const all = [...patterns, ...beside];
  const newest = fetchArguments(git, all, ["--depth=1"], others);
  const isFetched = !git.hasCheckout && (await git.attempt(newest, { remote: true })).code === 0;
  if (!isFetched) await git.run(fetchArguments(git, all, [], others), { remote: true });
  const tips = await listTips(git);
  const { branches } = tips;
  const isBeside2 = (name) => beside.some((pattern) => name.startsWith(pattern.slice(0, -1)));
  const worked = [...branches.keys()].filter((name) => !isBeside2(name));
  const parented = await Promise.all(tips.others.map(({ commit }) => hasParent(git, commit)));
  const count2 = worked.length + parented.filter(Boolean).length;
  if (count2 > 1) await completeHistory(git, patterns, others);
  return tips;
}
async function hasParent(git, commit) {
  const { stdout } = await git.attempt(["cat-file", "commit", commit]);
  return /^tree \w+\nparent /.test(stdout);
}
var WHOLE_HISTORY = "--depth=2147483647";
async function completeHistory(git, patterns, others = []) {
  if ((await git.run(["rev-parse", "--is-shallow-repository"])).trim() !== "true") return;
  await git.run(fetchArguments(git, patterns, [WHOLE_HISTORY], others), { remote: true });
}
async function completeHistoryOf(git, commit) {
  await git.run([...FETCH, WHOLE_HISTORY, git.remoteUrl, commit], { remote: true });
}
async function listTips(git) {
  const format = "--format=%(objectname) %(refname)";
  const listing = await git.run(["for-each-ref", format, TRACKING, FETCHED]);
  const branches = /* @__PURE__ */ new Map();
  const others = [];
  for (const line of listing.split("\n")) {
    const [commit = "", name = ""] = line.split(" ");
    if (name.startsWith(TRACKING)) branches.set(name.slice(TRACKING.length), commit);
    if (name.startsWith(FETCHED))
      others.push({ ref: `refs/${name.slice(FETCHED.length)}`, commit });
  }
  return { branches, others };
}
function fetchArguments(git, patterns, depth = [], others = []) {
  const refspecs = [
    ...patterns.map((pattern) => `+${HEADS}${pattern}:${TRACKING}${pattern}`),
    ...others.map((ref) => `+${ref}:${FETCHED}${ref.slice("refs/".length)}`)
  ];
  return [...FETCH, ...depth, git.remoteUrl, ...refspecs];
}
function requireBranch(branches, name) {
  const commit = branches.get(name);
  if (commit !== void 0) return commit;
  throw missingBranchError(name);
}
function missingBranchError(name) {
  return new SquadError({
    code: "E_GIT",
    message: `The branch ${name} is not on the remote: it was deleted or renamed, or was never there.`,
    hint: "If the input `base-branch` names it, correct that; otherwise make the branch again, and ask again."
  });
}
async function requireCommits(git) {
  const heads = await git.attempt(["ls-remote", "--heads", git.remoteUrl], { remote: true });
  if (heads.code !== 0 || heads.stdout.trim() !== "") return;
  throw new SquadError({
    code: "E_GIT",
    message: "The repository is empty: the remote shows no branch.",
    hint: "Push a first commit, with the team, to its default branch. If it has some, something between the runner and GitHub answers instead."
  });
}

// src/workspace/thread-state-ref.ts
init_define_RUNTIME_PACKAGES();
var STATES = "refs/squad-state/";
var FILE = "thread.json";
var MAX_STATE_BYTES = 1e6;
function threadStateRef(key) {
  return `${STATES}${key}/thread`;
}
function threadStatePattern(key) {
  return `${STATES}${key}/*`;
}
function commitThreadState(git, { text, tips }) {
  return git.commit({
    parents: tips,
    tree: EMPTY_TREE,
    author: git.identity,
    committer: git.identity,
    text: "What the squad knows of this thread\n",
    files: /* @__PURE__ */ new Map([[FILE, Buffer.from(text)]])
  });
}
async function readStateFile(git, commit) {
  const place = `${commit}:${FILE}`;
  const size = await git.attempt(["cat-file", "-s", place]);
  if (size.code !== 0 || Number(size.stdout) > MAX_STATE_BYTES) return void 0;
  const parents = await git.attempt(["rev-parse", `${commit}^@`]);
  const tips = parents.stdout.split("\n").filter((line) => line !== "");
  return { text: await git.run(["cat-file", "blob", place]), tips };
}
async function fetchThreadState(git, ref) {
  const seen = await fetchRefIfExists(git, ref);
  return seen.kind === "seen" ? seen.tip : void 0;
}
async function pushThreadState(git, update) {
  const { ref, commit, expected } = update;
  return stateAnswer(
    await pushRefs(git, [`${commit}:${ref}`], { leases: [`${ref}:${expected}`] }),
    ref
  );
}
function stateAnswer({ code: code2, stdout, stderr }, ref) {
  if (code2 === 0) return "kept";
  const refusal = refusalOf(stdout, ref);
  if (refusal === void 0) return /^!/m.test(stdout) ? "beside" : "unknown";
  if (hasNoPlace(ref, refusal + stderr)) return "refused";
  if (/\(atomic /.test(refusal)) return "beside";
  if (OVERTAKEN.test(refusal)) return "moved";
  return refusal.startsWith("[remote rejected]") ? "refused" : "unknown";
}
async function listThreadStates(git) {
  return (await listRefs(git, STATES)).flatMap((one) => {
    const [, key] = /^refs\/squad-state\/([1-9]\d{0,9})\/thread$/.exec(one.ref) ?? [];
    return key === void 0 ? [] : [{ ...one, key: Number(key) }];
  });
}
async function deleteStates(git, states) {
  if (states.length === 0) return 0;
  const leases = states.map(({ ref, commit }) => `${ref}:${commit}`);
  const removals = states.map(({ ref }) => `:${ref}`);
  const { stdout } = await pushRefs(git, removals, { leases });
  return stdout.split("\n").filter((line) => line.startsWith("-	")).length;
}
var MOST_REMOVALS = 1e3;
async function deleteOldRunsBefore(git, time) {
  const all = await listRefs(git, "refs/squad/");
  const old = all.filter(({ writtenAt }) => writtenAt < time);
  await deleteStates(git, old.slice(0, MOST_REMOVALS));
}
async function listRefs(git, prefix) {
  const { remoteUrl } = git;
  const copies = prefix.replace("refs/", FETCHED);
  const listing = ["ls-remote", "--refs", remoteUrl, `${prefix}*`];
  if (!(await git.run(listing, { remote: true })).includes(`	${prefix}`)) return [];
  const fetching = [...FETCH, "--depth=1", remoteUrl, `+${prefix}*:${copies}*`];
  await git.run(fetching, { remote: true });
  const format = "--format=%(refname) %(objectname) %(committerdate:unix)";
  const lines = (await git.run(["for-each-ref", format, copies])).split("\n");
  return lines.flatMap((line) => {
    const [name = "", commit = "", seconds = ""] = line.split(" ");
    const ref = name.replace(copies, prefix);
    return seconds === "" ? [] : [{ ref, commit, writtenAt: Number(seconds) * 1e3 }];
  });
}

// src/workspace/deliver.ts
init_define_RUNTIME_PACKAGES();
import { join as join10 } from "node:path";
async function deliver(deps, wanted2) {
  const backoff = openBackoff(deps);
  let update = wanted2;
  for (; ; ) {
    const answer = await pushOnce(deps.git, update, backoff.commandMs());
    if (answer.kind === "pushed") return { kind: "pushed", commit: update.commit };
    if (answer.kind === "refused") return { ...answer, byRule: true };
    const step = await nextStep(deps.git, answer, update, { wanted: wanted2, backoff });
    if (step.kind !== "push") return step;
    update = step.update;
  }
}
async function nextStep(git, answer, update, { wanted: wanted2, backoff }) {
  const failure = answer.kind === "moved" ? COLLISION : answer;
  if (failure === COLLISION && !await backoff.afterCollision()) return ended(failure);
  if (failure !== COLLISION && !backoff.mayLook()) return ended(failure);
  const seen = await fetchRefIfExists(git, update.ref, { timeoutMs: backoff.commandMs() });
  const step = await follow(await compare(git, seen, update), update, wanted2);
  const hasCollided = failure === COLLISION && step.kind === "push" && step.update !== update;
  if (step.kind !== "push" || hasCollided) return step;
  return await backoff.afterFailure(failure) ? step : ended(failure);
}
var COLLISION = {
  isLasting: false,
  waitMs: 0,
  reason: "the branch kept moving while we pushed"
};
function ended({ isLasting, reason, hint }) {
  return isLasting ? { kind: "refused", reason, hint, byRule: false } : { kind: "unreachable", reason };
}
async function follow(place, update, { onMoved }) {
  if (place.kind === "ours") return { kind: "pushed", commit: place.tip };
  if (place.kind === "as-before") return { kind: "push", update };
  const { tip } = place;
  const { ref, commit, expected } = update;
  const next = await onMoved(tip);
  if (next.kind === "conflict") return next;
  if (next.kind === "nothing-left") return { kind: "pushed", commit: tip ?? commit };
  if (next.commit === tip) return { kind: "pushed", commit: tip };
  const lease = expected === void 0 ? {} : { expected: tip ?? "" };
  return { kind: "push", update: { ref, commit: next.commit, ...lease } };
}
async function compare(git, seen, update) {
  if (seen.kind === "failed") return { kind: "as-before" };
  const { tip } = seen;
  const { commit, expected } = update;
  if (tip !== void 0 && await isAncestor(git, commit, tip)) return { kind: "ours", tip };
  const isAsBefore = expected === void 0 ? tip === void 0 || await isAncestor(git, tip, commit) : tip === (expected === "" ? void 0 : expected);
  return isAsBefore ? { kind: "as-before" } : { kind: "moved", tip };
}
var MOST_NAMES2 = 5;
async function deliverToOwnBranch(deps, { branch, commit }) {
  for (let count2 = 1; ; count2 += 1) {
    const name = count2 === 1 ? branch : `${branch}-${count2}`;
    const delivery = await deliver(deps, {
      ref: `refs/heads/${name}`,
      commit,
      onMoved: async () => ({ kind: "conflict", files: [] })
    });
    if (delivery.kind !== "conflict" || count2 === MOST_NAMES2) return { ...delivery, branch: name };
  }
}
async function pushOnce(git, { ref, commit, expected }, timeoutMs) {
  const leases = expected === void 0 ? [] : [`${ref}:${expected}`];
  const result = await pushRefs(git, [`${commit}:${ref}`], { leases, timeoutMs });
  return result.code === 0 ? { kind: "pushed" } : readAnswer(result, ref);
}
var BROKEN_SERVER = /^\[remote rejected\] \((?:internal server error|unpacker error)/i;
var NO_REASON = /^(?:(?:pre-receive |protected branch )?hook|push) declined\b/;
function readAnswer(result, ref) {
  const { stdout, stderr } = result;
  const summary = refusalOf(stdout, ref) ?? "";
  if (OVERTAKEN.test(summary) && !hasNoPlace(ref, summary + stderr)) return { kind: "moved" };
  if (summary.startsWith("[remote rejected]") && !BROKEN_SERVER.test(summary)) {
    const stated = summary.replace(/^\[remote rejected\] \((.*)\)$/s, "$1");
    const { words } = explainRemote(stderr);
    const parts = words !== "" && NO_REASON.test(stated) ? [words] : [stated, words];
    const reason = parts.filter((part) => part !== "").join(": ");
    return { kind: "refused", reason, hint: adviceOn(`${summary} ${stderr}`)?.remedy };
  }
  return { kind: "failed", ...readRemoteFailure(result) };
}
var LASTING = /(?:returned error: |HTTP )(?:30[1278]|401|403|404)\b|authentication failed|could not read (?:username|password)|repository '[^'\n]*' not found|no space left on device|disk quota exceeded|src refspec|bad object|not a valid object|dumb http transport|does not support shallow|could not be started|is not a git command|unable to find remote helper|unable to create/i;
var RATE_LIMITED = /rate limit|too many requests|(?:returned error: |HTTP )429\b/i;
var RATE_LIMIT_MS = 6e4;
function readRemoteFailure({
  stderr,
  waitMs
}) {
  const isLimited = waitMs !== void 0 || RATE_LIMITED.test(stderr);
  const { words, advice } = explainRemote(stderr);
  const status = /(?:returned error: |HTTP )([1-5]\d\d)\b/.exec(stderr)?.[1];
  const isSaid = status === void 0 || remoteWords(stderr) !== "";
  return {
    isLasting: LASTING.test(stderr) && !isLimited && advice?.kind !== "passing",
    reason: isSaid ? words || "no answer" : `the server answered ${status}`,
    hint: advice?.remedy,
    waitMs: waitMs ?? (isLimited ? RATE_LIMIT_MS : 0)
  };
}
var RESERVE_MS = 15e3;
var FIRST_COMMAND_MS = 3e4;
var LONGEST_COMMAND_MS = 24e4;
var SHORTEST_COMMAND_MS = 2e3;
var LEAST_FOR_LOOK_MS = 4500;
var FIRST_PAUSE_MS = 250;
var LONGEST_PAUSE_MS = 1e4;
var MAX_REFUSALS = 2;
var MOST_TRIES_WAITED = 64;
var SHORTEST_TRY_MS = 100;
var LONGEST_COLLISION_PAUSE_MS = 15e3;
var SLICE_MS = 500;
function openBackoff({ clock, time }, limitMs = Number.POSITIVE_INFINITY) {
  const start = time.left();
  const least = Math.min(RESERVE_MS, start / 2);
  let reserve = Math.max(least, start - limitMs);
  const left = () => time.left() - reserve;
  let failures = 0;
  let refusals = 0;
  let collisions = 0;
  let triedAt = clock.now();
  const pause = async (ms) => {
    for (let rest = ms; rest > 0 && left() > 0; rest -= SLICE_MS) {
      await attempt(clock.sleep(Math.min(rest, SLICE_MS, left())));
    }
    triedAt = clock.now();
    return left() > 0;
  };
  return {
    commandMs() {
      const longest = Math.min(LONGEST_COMMAND_MS, FIRST_COMMAND_MS * 2 ** failures);
      return Math.max(SHORTEST_COMMAND_MS, Math.min(longest, left()));
    },
    mayLook: () => time.left() > LEAST_FOR_LOOK_MS,
    async afterFailure({ waitMs, isLasting }) {
      refusals += isLasting ? 1 : 0;
      reserve = Math.max(least, reserve - waitMs);
      if (refusals > MAX_REFUSALS || waitMs > left()) return false;
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      return pause(Math.max(waitMs, longest * (0.5 + Math.random() / 2)));
    },
    afterCollision() {
      collisions += 1;
      const tries = Math.min(MOST_TRIES_WAITED, 2 ** collisions);
      const tryMs = Math.max(SHORTEST_TRY_MS, clock.now() - triedAt);
      return pause(Math.random() * Math.min(LONGEST_COLLISION_PAUSE_MS, tries * tryMs));
    }
  };
}
var BUNDLE_FILE = "work.bundle";
async function keepInBundle(git, { branch, commit, base, folder }) {
  await git.run(["update-ref", `refs/heads/${branch}`, commit]);
  const file = join10(folder, BUNDLE_FILE);
  const refs = ["--branches", `^${base}`];
  await git.run(["bundle", "create", "--quiet", file, ...refs]);
}
var MOST_TRIES = 3;
function carryAlong(git, state) {
  return {
    ...git,
    async attempt(args, options) {
      const commit = pushedCommit(args);
      if (commit === void 0) return git.attempt(args, options);
      const [command = "", ...rest] = args;
      const push = (refspec, lease) => git.attempt(
        [command, "--atomic", `--force-with-lease=${lease}`, ...rest, refspec],
        options
      );
      return await pushBoth(push, commit, state) ?? git.attempt(args, options);
    }
  };
}
async function pushBoth(push, commit, state) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const update = await state.next(commit);
    if (update === void 0) return void 0;
    const { ref, expected } = update;
    const answer = await push(`${update.commit}:${ref}`, `${ref}:${expected}`);
    const end = stateAnswer(answer, ref);
    if (end === "kept" || end === "unknown") state.carried(update);
    if (end === "refused") return void 0;
    if (end !== "moved") return answer;
    await state.refresh();
  }
  return void 0;
}
function pushedCommit(args) {
  const refspec = args.at(-1) ?? "";
  return args[0] === "push" ? /^([^:]+):refs\/heads\//.exec(refspec)?.[1] : void 0;
}

// src/publish/outbound/outbound.ts
init_define_RUNTIME_PACKAGES();

// src/publish/outbound/defuse.ts
init_define_RUNTIME_PACKAGES();
var MAX_SHOWN_LENGTH = 300;
function isOwnAddress(address, { host: own }) {
  if (!/^https?:\/\/[A-Za-z0-9]/i.test(address) || !URL.canParse(address)) return false;
  const { host, username, password } = new URL(address);
  const isPlain2 = !/[\\`<>"\s@|^{}[\]()]/.test(address);
  return isPlain2 && host === own && username === "" && password === "";
}
function linkTarget(destination, rules) {
  const address = destination.trim();
  if (isOwnAddress(address, rules)) return `](${address})`;
  return address === "" ? "]" : `] (\`${displayAddress(address)}\`)`;
}
function displayAddress(address) {
  const plain = address.replace(/[?#][\s\S]*$/, "").replace(/[`|\s\\]+/g, "");
  return headOf(plain, MAX_SHOWN_LENGTH) || "no address";
}
var BOTS = "dependabot|copilot|claude|codex|gemini-cli|mergify(?:io)?|renovate|coderabbitai";
var ADDRESS = String.raw`(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>${"`"}"|]+`;
var EMAIL = String.raw`(?:mailto:|xmpp:)?[a-z0-9._+-]{1,64}@[a-z0-9_.-]{0,200}\.[a-z0-9_-]+`;
var MENTION = String.raw`(?<!\\)\\*(?<![a-z0-9])@[a-z0-9](?:(?:[a-z0-9_-]|\\_)*[a-z0-9-])?(?:\/[a-z0-9._-]+)?`;
var KEYWORD = `(?<![a-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?![a-z0-9])`;
var COMMAND = String.raw`(?<=(?:^|\n)[\s>*+\-\d.)#|]{0,60})(?<!\\)(?:\\*\/[a-z][^\s${"`"}|]*|(?<![^\s>])(?:[.!][a-z](?:[^\s${"`"}|]*[^\s${"`"}|:,;.])?|re(?:check|verify)(?![\w-])))`;
var BORS = String.raw`\bbors(?:-ng)?\s+[\w+?-]+`;
var SPOKEN_COMMAND = /BEGIN_(?:COMMIT_OVERRIDE|NESTED_COMMIT)|(?<![a-z0-9_])(?:(?:re)?test\W+this\W+please|ok\W+to\W+test|add\W+to\W+(?:white|allow)list|release-as(?=\s*:))(?![a-z0-9_])/gi;
function misspell(words) {
  return words.includes("_") ? words.replaceAll("_", " ") : words.replace(/\W+/g, "_");
}
var FOOTNOTE = String.raw`(?<!\\)\\*\[(?=\^)`;
var DOLLARS = String.raw`(?<!\\)\\*\$+`;
var ENTITY = String.raw`&#?\w{1,31};`;
function compileDefuseRules({ phrase, serverUrl }) {
  const phrasePattern = escapeRegExp(phrase.trim());
  const own = phrasePattern === "" ? "(?!)" : String.raw`(?<![\w])${phrasePattern}(?![\w])`;
  const parts = [
    ["address", ADDRESS],
    ["email", EMAIL],
    ["mention", MENTION],
    ["keyword", KEYWORD],
    ["phrase", own],
    ["bors", BORS],
    ["command", COMMAND],
    ["entity", ENTITY],
    ["dollars", DOLLARS],
    ["markup", String.raw`<|!(?=\[)|${FOOTNOTE}`]
  ];
  return {
    host: URL.canParse(serverUrl) ? new URL(serverUrl).host : void 0,
    dangers: new RegExp(parts.map(([name, source]) => `(?<${name}>${source})`).join("|"), "gi"),
    commandLine: new RegExp(
      String.raw`^(?=(?:\/[a-z][\w-]*|\.(?:deploy|help|lock|noop|unlock|wcid))(?:\s|$)|bors(?:-ng)?\s|@(?:${BOTS})\b${phrasePattern === "" ? "" : `|${phrasePattern}`})`,
      "gim"
    )
  };
}
function escapeRegExp(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
var SAFE_ENTITY = /^&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|mdash|ndash|hellip|times|rarr|larr|bull|middot|check|#39|#91|#96|#124);$/i;
var BEFORE_REFERENCE = /(?:[\s:*_~\\[\]()<>"'.,;-]|&#?\w{1,8};)*/y;
var REFERENCE = /^[\s:*_~\\[\]()<>"'.,;-]*(?:#\d|GH-\d|[\w.-]{1,100}\/[\w.-]{1,100}#\d|https?:\/\/|\[[^\]\n]{0,200}\]\()/i;
var MAX_LEAD_LENGTH = 60;
var MAX_FOLLOWING = 300;
var CODE_MAY_FOLLOW = /(?:^|\s)[([*_"'~>-]{0,5}$/;
function indentCommands(block, { commandLine }) {
  return block.replace(commandLine, " ");
}
function defuseProse(text, rules, adjacent) {
  return text.replace(rules.dangers, (found, ...rest) => {
    const kinds = rest.at(-1);
    const offset = rest.at(-3);
    const before = (adjacent.before + text.slice(Math.max(0, offset - MAX_LEAD_LENGTH), offset)).slice(-MAX_LEAD_LENGTH);
    const end = offset + found.length;
    const after = textFrom(end, text, adjacent);
    const kind = Object.keys(kinds).find((name) => kinds[name] !== void 0) ?? "";
    const danger = { kind, found, before, after, commands: adjacent.commands };
    if (kind !== "keyword") return replaceDanger(danger, rules);
    return precedesReference(end, text, adjacent) ? asCode(found, danger) : found;
  });
}
function textFrom(start, text, { after }) {
  const end = start + MAX_FOLLOWING;
  return text.slice(start, end) + (end > text.length ? after : "");
}
function precedesReference(end, text, adjacent) {
  BEFORE_REFERENCE.lastIndex = end;
  BEFORE_REFERENCE.test(text);
  const at = BEFORE_REFERENCE.lastIndex;
  const bracket = text.slice(end, at).lastIndexOf("[");
  const starts = bracket === -1 ? [at] : [at, end + bracket];
  return starts.some((start) => REFERENCE.test(textFrom(start, text, adjacent)));
}
function replaceDanger(danger, rules) {
  const { kind, found } = danger;
  switch (kind) {
    case "address":
      return defuseAddress(danger, rules);
    case "entity":
      return SAFE_ENTITY.test(found) ? found : `&amp;${found.slice(1)}`;
    case "dollars":
      return danger.commands ? asCode(found, danger) : found;
    case "markup":
      return spellOutMarkup(found);
    default:
      return asCode(found, danger);
  }
}
function spellOutMarkup(found) {
  if (found === "<") return "&lt;";
  return found === "!" ? "! " : "&#91;";
}
function defuseAddress(danger, rules) {
  const [, address = "", rest = ""] = /^(.*?)((?:&\w{1,31};|[).,;:!?*_~'\]\\])*)$/.exec(danger.found) ?? [];
  if (isOwnAddress(address, rules)) return danger.found;
  return asCode(displayAddress(address), { ...danger, after: rest + danger.after }) + rest;
}
function asCode(content, { before, after }) {
  const space = CODE_MAY_FOLLOW.test(before) ? "" : " ";
  return `${space}\`${content.replace(/^\\+|\\(?=[!-/:-@[-`{-~])/g, "")}\`${after.startsWith("`") ? " " : ""}`;
}
var COMMENT = /^<!--[\s\S]*--!?>$/;
var RENDERED_LANGUAGE = /^(?:geojson|math|mermaid|stl|suggestion|topojson)$/i;
function showDefinition({ text, label }, used) {
  return used.has(normalLabel(label)) ? "" : text.replace("[", "\\[");
}
function defusePiece(piece, rules, adjacent) {
  switch (piece.kind) {
    case "prose":
    case "tag":
      return defuseProse(piece.text, rules, adjacent);
    case "hidden":
      return COMMENT.test(piece.text) ? "" : defuseProse(piece.text, rules, adjacent);
    case "code":
      return defuseCode(piece.text, piece.fence, rules);
    case "ticks":
      return piece.text.startsWith("~") ? `\\${piece.text}` : piece.text.replace(/^\\/, "").replaceAll("`", "&#96;");
    case "autolink":
      return defuseProse(` ${piece.text.slice(1, -1)} `, rules, adjacent);
    case "image":
      return defuseProse(
        `[image: ${piece.alt.replace(/[[\]\s]+/g, " ").trim() || "no text"}]`,
        rules,
        adjacent
      );
    case "link":
      return linkTarget(piece.destination, rules);
  }
}
function defuseCode(text, fence, rules) {
  const shown = text.replaceAll("<!--", "<! --");
  if (fence === void 0) return shown;
  const { language, opening } = readInfo(shown);
  const plain = RENDERED_LANGUAGE.test(language) ? `${opening.slice(0, -language.length)}text` : opening;
  const block = indentCommands(withOpening(shown, plain), rules);
  return endsWithFence(block, fence) ? block : `${block.replace(/\n?$/, "\n")}${fence}
`;
}
var MAX_LENGTH3 = 6e4;
var MAX_PASSES = 8;
var TEX_COMMAND = /\\[a-z!]|\\\\ ?\[/i;
var MAX_FOLLOWING_LENGTH = 300;
var MAX_BEFORE_LENGTH = 8;
function createDefuse(options) {
  const rules = compileDefuseRules(options);
  const max = options.maxLength ?? MAX_LENGTH3;
  return (text) => {
    let current = headOf(withoutUnseen(text).text, max);
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const next = defuseOnce(current, rules);
      if (next === current) return current;
      current = next;
    }
    return flattenMarkup(current);
  };
}
function defuseOnce(whole, rules) {
  const text = whole.replace(SPOKEN_COMMAND, misspell);
  const pieces = readMarkdown(text);
  const used = new Set(
    pieces.flatMap((piece) => piece.kind === "link" ? [normalLabel(piece.label ?? "")] : [])
  );
  const commands = TEX_COMMAND.test(text) || hiddenInFormulas(text).length > 0;
  let output = "";
  let stretch = "";
  let before = "";
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    end += piece.text.length;
    const after = text.slice(end, end + lengthAfter(pieces, index));
    const shown = piece.kind === "definition" ? showDefinition(piece, used) : defusePiece(piece, rules, { before, after, commands });
    before = (before + shown).slice(-MAX_BEFORE_LENGTH);
    const isBlock = piece.kind === "code" && piece.fence !== void 0;
    output += isBlock ? `${escapeExtraBars(stretch)}${shown}` : "";
    stretch = isBlock ? "" : stretch + shown;
  }
  return withoutUnseen(output + escapeExtraBars(stretch)).text;
}
function lengthAfter(pieces, index) {
  let length = 0;
  for (let next = index + 1; next < pieces.length && length < MAX_FOLLOWING_LENGTH; next += 1) {
    length += Math.min(pieces[next]?.text.length ?? 0, MAX_FOLLOWING_LENGTH);
  }
  return length;
}
function flattenMarkup(text) {
  const plain = {
    "<": "\u2039",
    "&": "\uFE60",
    "[": "(",
    "]": ")",
    "@": "\uFF20",
    "#": "\uFF03",
    "/": "\u2215"
  };
  const flat = text.replace(/[<&[\]@#/]/g, (character) => plain[character] ?? character);
  return flat.replace(/[`~:]+|bors/g, " ");
}

// src/publish/outbound/outbound.ts
var MAX_PASSES2 = 50;
var MAX_READ_LENGTH = 2e4;
var MENTION2 = /(?<![a-z0-9])@(?=[a-z0-9])/gi;
var SKIP_CI = /\[[ \t]*(?:(?:skip|no)[ \t_-]+[a-z]{1,20}|[a-z]{1,20}[ \t_-]+skip)[ \t]*\]|\*{3}NO_CI\*{3}|\bskip-checks[ \t]*:[ \t]*true/gi;
var CLOSING_KEYWORD = /(?<![a-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)([\s:()[\]*_`"'-]+)(?:(?:([\w.-]{1,100}\/[\w.-]{1,100})?#|GH-)(\d{1,10})|https?:\/\/[^\s/]{1,200}\/([\w.-]{1,100}\/[\w.-]{1,100})\/(?:issues|pull)\/(\d{1,10}))/gi;
var TRAILER = /^[ \t]*(?:[a-z][a-z-]{0,30}-by|squad-[a-z-]{1,30}|release-as|breaking[ -]change|skip-checks|change-id|cc)[ \t]*:.*$/gim;
var WORK_IN_PROGRESS = /^(?:[[(]?(?:wip|draft|do not merge)[\])]?(?:[ \t]*:|(?=\s|$))[ \t]*)+/i;
var BREAKING = /^([a-z]{1,20}(?:\([^)]{0,60}\))?)!+:/i;
function plainMessage(text, max) {
  const message = repeatUntilStable(
    prepareText(text),
    (current) => rewordDangers(current).replace(TRAILER, "").replace(/\n{3,}/g, "\n\n")
  );
  return headOf(message.trim(), max).trim();
}
function plainTitle(text, max) {
  const title = repeatUntilStable(
    prepareText(text),
    (current) => rewordDangers(current).replace(/\s+/g, " ").trim().replace(WORK_IN_PROGRESS, "").replace(BREAKING, "$1:").replace(/^[/!]+(?=[a-z])/i, "")
  );
  return headOf(title, max).trim();
}
function prepareText(text) {
  return headOf(withoutUnseen(text).text, MAX_READ_LENGTH);
}
function rewordDangers(text) {
  return text.replace(SKIP_CI, " ").replace(
    CLOSING_KEYWORD,
    (_whole, keyword, between, REPOSITORY, number2, urlRepositoryName, urlNumber) => {
      const where = REPOSITORY ?? urlRepositoryName;
      const issue = `issue ${number2 ?? urlNumber}${where === void 0 ? "" : ` of ${where}`}`;
      return `${keyword}${between}${issue}`;
    }
  ).replace(MENTION2, "");
}
function repeatUntilStable(text, change) {
  let current = text;
  for (let pass = 0; pass < MAX_PASSES2; pass += 1) {
    const next = change(current);
    if (next === current) return current;
    current = next;
  }
  return current.replace(/[@#[\]:*/]/g, " ");
}
var MAX_BODY_LENGTH = 65536;
var MAX_TITLE_LENGTH = 256;
var MAX_MESSAGE_LENGTH2 = 5e3;
var CUT_NOTICE = "\n\n*Cut here: the text is longer than GitHub allows.*\n";
var RESERVED_FOR_CLOSING = 400;
var MAX_LINE_GIVEN_UP = 2e3;
var OWN_MARKER = /^<!-- squad-action:[^\n<>]{0,1000} -->(?=\n|$)/;
function createOutbound(options) {
  const { holdsSecret } = options;
  const sealAs = (kind, text, shape) => {
    const shaped = shape(text);
    if (holdsSecret(text) || holdsSecret(shaped)) throw secretError(kind);
    if (isSealed(shaped)) return shaped;
    throw new SquadError({ code: "E_INTERNAL", message: `A ${kind} to publish is empty.` });
  };
  return {
    safe: createDefuse(options),
    seal: (markdown) => sealAs("text", markdown, fitBody),
    sealWithin: ({ before, after }, markdown) => {
      const part = markdown === "" ? "" : fitBody(markdown);
      const whole = `${before}${part}${after}`;
      const text = whole.length <= MAX_BODY_LENGTH ? whole : `${before}${after}`;
      return sealAs("text", text, (it) => it);
    },
    sealTitle: (text) => sealAs("title", text, (t) => plainTitle(t, MAX_TITLE_LENGTH) || "Changes by the squad"),
    sealCommit: (text) => sealAs("commit message", text, (t) => plainMessage(t, MAX_MESSAGE_LENGTH2) || "Squad work")
  };
}
function isSealed(text) {
  return text.trim() !== "";
}
function secretError(kind) {
  return new SquadError({
    code: "E_SECRET",
    message: `A ${kind} that was about to be published holds a secret, or something shaped like one. It was not sent.`,
    hint: "Look for the secret in the repository and in the thread; take it out, and replace it if it is still valid."
  });
}
function fitBody(markdown) {
  const [marker = ""] = OWN_MARKER.exec(markdown) ?? [];
  const text = withoutUnseen(markdown.slice(marker.length)).text.replaceAll("<!--", "<! --");
  const maxLength = MAX_BODY_LENGTH - marker.length - RESERVED_FOR_CLOSING;
  const body = text.length <= maxLength ? closeOpenBlocks(text) : `${closeOpenBlocks(cutAtLine(text, maxLength))}${CUT_NOTICE}`;
  return headOf(`${marker}${body.trim() === "" ? "\n(no text)" : body}`, MAX_BODY_LENGTH);
}
function cutAtLine(text, maxLength) {
  const cut = headOf(text, maxLength);
  const lineEnd = cut.lastIndexOf("\n");
  return lineEnd > maxLength - MAX_LINE_GIVEN_UP ? cut.slice(0, lineEnd) : cut;
}
function closeOpenBlocks(text) {
  const pieces = readMarkdown(text);
  const last = pieces.at(-1);
  const fence = last?.kind === "code" ? last.fence : void 0;
  const isFenceOpen = fence !== void 0 && !endsWithFence(last?.text ?? "", fence);
  const folds = pieces.reduce((depth, piece) => {
    if (piece.kind !== "tag" || piece.tag.name !== "details") return depth;
    return Math.max(0, depth + (piece.tag.closing ? -1 : 1));
  }, 0);
  const closing = "\n</details>\n".repeat(Math.min(folds, RESERVED_FOR_CLOSING / 50));
  return `${text}${isFenceOpen ? `
${fence}
` : ""}${closing === "" ? "" : `
${closing}`}`;
}

// src/publish/open-pull-request.ts
init_define_RUNTIME_PACKAGES();
var MAX_TRIES = 3;
async function openOrFindPullRequest(opening, deps) {
  const backoff = openBackoff(deps);
  const { title, body } = opening.text;
  const sealed = { title: deps.sealTitle(title), body: deps.sealWithin(WHOLE_BODY, body) };
  for (let tries = 1; ; tries += 1) {
    const opened = await openOrFindOnce(opening, sealed, deps);
    if (opened.kind === "there") return toPublishedWork(opening, opened.pull);
    const isOver = opened.isLasting || tries === MAX_TRIES;
    if (isOver || !await backoff.afterFailure(PAUSE)) {
      return toUnopenedWork(opening, opened.reason, deps);
    }
  }
}
var PAUSE = { waitMs: 1e3, isLasting: false };
async function openOrFindOnce({ base, head, draft, renew }, sealed, { github, effect }) {
  const answer = await attempt(github.openPullRequest({ ...sealed, head, base, draft }));
  if (answer.kind === "done" && answer.value.kind === "opened") {
    effect("pull-request", `#${answer.value.pullRequest.number}`);
    return { kind: "there", pull: answer.value.pullRequest };
  }
  if (answer.kind === "done" && answer.value.kind === "not-permitted") {
    return { kind: "missing", isLasting: true, reason: void 0 };
  }
  const found = await attempt(github.pullRequestsOf(head));
  const pulls = found.kind === "done" ? found.value : [];
  const pull = pulls.find(({ state }) => state === "open");
  if (pull !== void 0) return { kind: "there", pull: await renewed(pull, sealed, renew) };
  if (answer.kind === "done") return { kind: "missing", isLasting: false, reason: NOT_LISTED };
  const { code: code2, message, hint } = describe(answer.error);
  const parts = hint === void 0 ? [message] : [message, hint];
  const reason = parts.map((part) => part.replace(/\.$/, "")).join(". ");
  const isLasting = code2 === "E_GITHUB_PERMISSION" || isFinal(answer.error);
  return { kind: "missing", isLasting, reason };
}
async function renewed(found, { title, body }, renew) {
  const isAsSent = found.title === title && found.body === body;
  return isAsSent || renew === void 0 ? found : renew(found);
}
var NOT_LISTED = "GitHub says that a pull request exists already, but lists none by somebody who may write here";
function toUnopenedWork({ base, head, commit }, notOpened, { context }) {
  const compareUrl = `${repositoryUrl(context().facts, "compare", `${base}...${head}`)}?expand=1`;
  const work = { branch: head, commit, pullRequest: void 0, compareUrl };
  return notOpened === void 0 ? work : { ...work, notOpened };
}
function toPublishedWork({ head, commit }, pull) {
  if (pull === void 0) {
    return { branch: head, commit, pullRequest: void 0, compareUrl: void 0 };
  }
  const { number: number2, url, draft: isDraft2 } = pull;
  const pullRequest = { number: number2, url, isDraft: isDraft2 };
  return { branch: head, commit, pullRequest, compareUrl: void 0 };
}
function withoutSecrets(text, { holdsSecret }) {
  if (!holdsSecret(`${text.title}
${text.body}`)) return text;
  return { title: "Changes by the squad", body: NOT_SHOWN };
}
var NOT_SHOWN = "What the agents wrote about these changes holds a secret, or something shaped like one, so it is not shown here. Look at the commits before you merge.";

export {
  MOST_IMAGE_BYTES,
  USUAL_IMAGE_LIMITS,
  readImageFacts,
  imageObstacle,
  DEFAULT_ADDRESS,
  chooseCredentials,
  thisPlatform,
  localRuntime,
  runtimeVersion,
  listProviderModels,
  createCopilot,
  findInstalled,
  readShare,
  lookAround,
  askRunGit,
  readLog,
  treeOf,
  listFiles,
  asCommitted,
  isAncestor,
  hasChangesOf,
  commonAncestor,
  pathsChangedBy,
  readChangedPaths,
  pathsBetween,
  pathsChangedSince,
  statusesSince,
  readPatch,
  sizeOfChange,
  readLines2 as readLines,
  findHiddenLines,
  readSizes,
  readText,
  extractFolder,
  fetchBranchIfExists,
  fetchDefaultBranch,
  fetchBranches,
  listBranches,
  fetchTips,
  completeHistory,
  completeHistoryOf,
  requireBranch,
  missingBranchError,
  requireCommits,
  MAX_STATE_BYTES,
  threadStateRef,
  threadStatePattern,
  commitThreadState,
  readStateFile,
  fetchThreadState,
  pushThreadState,
  listThreadStates,
  deleteStates,
  deleteOldRunsBefore,
  deliver,
  deliverToOwnBranch,
  readRemoteFailure,
  openBackoff,
  BUNDLE_FILE,
  keepInBundle,
  carryAlong,
  parseInboxEntry,
  isInboxEntry,
  DECISIONS_FILE,
  OLDER_DECISIONS_FILE,
  loadDecisions,
  joinDecisions,
  loadHistory,
  loadLearnings,
  loadWisdom,
  selectWisdom,
  CATEGORY_ITEM,
  startsItem,
  continuesItem,
  textAdded,
  learningEntry,
  appendLearnings,
  planScribe,
  EMPTY_TALLY,
  throttle,
  commentOnce,
  renderMarker,
  readMarker,
  stateOf,
  goesOn,
  renderNoticeMarker,
  isNotice,
  isNoticeFor,
  REPLY,
  renderFindingsMarker,
  readFindingsMarker,
  readOwnReview,
  WHOLE_BODY,
  findOwnPart,
  placeBelow,
  renderNotes,
  renderRefused,
  filesLeftOut,
  refusedLines,
  cutShortText,
  undoneItems,
  renderLongText,
  describeReview,
  describeVerdict,
  describeStanding,
  describeFindings,
  standingReviews,
  standingLocks,
  speaksFor,
  settlesFile,
  rejectedFiles,
  standingFindings,
  toRepositoryPath,
  readDiff,
  diffOfFiles,
  NUMBER_WIDTH,
  numberedLines,
  isChangedSince,
  loadChangesSince,
  changedAmong,
  filesUnderReview,
  findEarlyReviews,
  withdrawnFindings,
  changesText,
  fingerprintOfText,
  renderSuggestion,
  renderPlainSuggestion,
  gatherReviews,
  openObjections,
  renderReviews,
  findingItems,
  filesWithoutMemory,
  standingSuspicions,
  renderChecks,
  workOfOutcome,
  renderOutcome,
  renderNextStep,
  renderMessages,
  renderHeadline,
  renderFirstWords,
  renderWanted,
  renderBoard,
  WRITER_ASSOCIATIONS,
  findBoards,
  findOwnBoards,
  sortBoards,
  findBoardOf,
  awaitsPullRequest,
  isOpenBoard,
  openBoard,
  renderToolTests,
  renderHelp,
  renderTeam,
  renderStatus,
  renderStop,
  renderRemember,
  renderTools,
  renderRefusal,
  renderNoTeam,
  renderEmptyRoster,
  renderUnreadableTeam,
  renderCannotWork,
  renderUnknownAgent,
  createOutbound,
  closeOpenBlocks,
  withTrailers,
  MAX_COMMITS,
  readTrailedCommits,
  hasRivalWork,
  isSquadCommit,
  findFileOwners,
  signature,
  commitTree,
  mergeWithUnion,
  replay,
  openRunBranch,
  pullNumbers,
  memoryBranch,
  refsAbove,
  branchesInTheWay,
  applySuggestions,
  tokenKind,
  readGitHubSettings,
  isCall,
  isInstalledByStep,
  programsOf,
  lookingScript,
  readMissing,
  LEFT_TO,
  teamMembers,
  planTeam,
  toolsOf,
  readCopilotAgents,
  ECOSYSTEMS,
  shellPath,
  findExistingWorkflow,
  freePath,
  fillWorkflow,
  mendWorkflow,
  hasPlaceholder,
  missingAttributes,
  ATTRIBUTES,
  planPaths,
  renderInit,
  COMMITTED_PATHS,
  pullRequestWorkflows,
  squadJobs,
  runDoctor,
  readWorkflows,
  renderText,
  renderMarkdown,
  openOrFindPullRequest,
  toPublishedWork,
  withoutSecrets
};
