import type { FromWorker, Question, ToWorker } from 'ko-search/results';
import { tellMissing } from '../page/renew';

type Listener = (message: FromWorker) => void;

let worker: Worker | undefined;
let listener: Listener | undefined;
/** Kept, because a worker that has to be started again must be asked again. */
let newest: Question | undefined;
/** Messages that came before anybody listened: the worker is started before the dialog is drawn. */
let early: FromWorker[] = [];
let hasRetried = false;

function tell(message: FromWorker): void {
  if (message.kind === 'failed') {
    tellMissing();
  }
  if (listener === undefined) {
    early.push(message);
  } else {
    listener(message);
  }
}

function createWorker(): Worker | undefined {
  try {
    // The development server bundles the worker by this address, `build/client.ts` under its own.
    return process.env.SEARCH_WORKER === undefined
      ? new Worker(new URL('./search.worker.ts', import.meta.url))
      : new Worker(process.env.SEARCH_WORKER);
  } catch {
    return undefined;
  }
}

function post(message: ToWorker): void {
  worker?.postMessage(message);
}

/** Starts the worker; one that runs but could not load its data tries again. */
export function startWorker(): void {
  if (worker !== undefined) {
    post({ kind: 'start' });
    return;
  }
  const created = createWorker();
  if (created === undefined) {
    tell({ kind: 'failed', failure: 'no-worker' });
    return;
  }
  worker = created;
  created.onmessage = ({ data }: MessageEvent<FromWorker>): void => {
    hasRetried = false;
    tell(data);
  };
  created.onerror = (event): void => {
    event.preventDefault();
    created.terminate();
    worker = undefined;
    if (hasRetried) {
      tell({ kind: 'failed', failure: 'download' });
      return;
    }
    hasRetried = true;
    startWorker();
  };
  post({ kind: 'start' });
  askNewest();
}

function askNewest(): void {
  if (newest !== undefined) {
    post({ kind: 'ask', ...newest });
  }
}

/** Asks a question; answers come to the listener. The newest question is the only one that counts. */
export function askWorker(question: Question): void {
  newest = question;
  if (worker === undefined) {
    hasRetried = false;
    startWorker();
  } else {
    askNewest();
  }
}

/**
 * Hears what the worker says, also what it has said already.
 *
 * @returns Stops listening.
 */
export function listenToWorker(next: Listener): () => void {
  listener = next;
  early.forEach(next);
  early = [];
  return () => {
    listener = undefined;
  };
}
