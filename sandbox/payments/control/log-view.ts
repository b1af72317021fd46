// The latest API requests and webhook deliveries.
import { html, type Html } from '../../common/page.ts';
import type { JournalEntry } from '../world/journal.ts';
import type { PaymentsStore } from '../store/store.ts';
import { state, timeOfDay, type StateColour } from './formats.ts';

const SHOWN = 30;

function colourOf(status: number | null): StateColour {
  if (status === null) return 'soon';
  return status < 400 ? 'good' : 'bad';
}

export function requests(entries: readonly JournalEntry[]): Html {
  if (entries.length === 0) return html`<p>None since the start.</p>`;
  return html`<ul class="log">
    ${entries.slice(0, SHOWN).map(
      ({ at, idempotencyKey, method, path, requestId, status }) =>
        html`<li>
          <span class="what"
            >${method} ${path}
            <small
              >${timeOfDay(at)} ·
              ${requestId}${idempotencyKey === null ? null : html` · key ${idempotencyKey}`}</small
            ></span
          >
          ${state(status === null ? 'no answer' : String(status), colourOf(status))}
        </li>`,
    )}
  </ul>`;
}

type Row = ReturnType<PaymentsStore['recentDeliveries']>[number];

function stateOf({ attempts, nextAt, outcome }: Row): { word: string; colour: StateColour } {
  if (outcome === 'delivered') return { word: 'delivered', colour: 'good' };
  if (outcome === 'dropped') return { word: 'dropped', colour: 'bad' };
  if (outcome === 'given_up') return { word: 'given up', colour: 'bad' };
  if (nextAt === null) return { word: 'under way', colour: 'soon' };
  return { word: attempts === 0 ? 'waits' : 'to be tried again', colour: 'soon' };
}

export function deliveries(store: PaymentsStore): Html {
  const rows = store.recentDeliveries(SHOWN);
  if (rows.length === 0) return html`<p>None yet.</p>`;
  return html`<ul class="log">
    ${rows.map((row) => {
      const event = store.find('event', row.event);
      const type = typeof event === 'object' ? event.type : 'An event';
      const { word, colour } = stateOf(row);
      return html`<li>
        <span class="what"
          >${type}
          <small
            >${timeOfDay(row.since)} · ${row.event} · ${row.attempts}
            ${row.attempts === 1 ? 'attempt' : 'attempts'}</small
          ></span
        >
        ${state(word, colour)}
        <form method="post" action="/control/resend">
          <button class="plain" name="event" value="${row.event}">
            Resend<span class="unseen"> ${type}</span>
          </button>
        </form>
      </li>`;
    })}
  </ul>`;
}
