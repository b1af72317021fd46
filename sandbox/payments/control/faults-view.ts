// The forms that make webhooks and the API fail.
import { html, type Html } from '../../common/page.ts';
import { apiFaultKinds, type ApiFault, type ApiFaultKind } from '../world/api-faults.ts';
import type { DeliveryFaults } from '../webhooks/faults.ts';

function checkbox(name: 'drop' | 'duplicate' | 'reorder', label: string, on: boolean): Html {
  return html`<input type="hidden" name="${name}" value="off" />
    <label class="tick">
      <input type="checkbox" name="${name}" value="on" ${on ? html`checked` : null} /> ${label}
    </label>`;
}

export function webhooksForm(faults: DeliveryFaults): Html {
  return html`<form method="post" action="/control/webhooks">
    <fieldset>
      <legend>New events are</legend>
      ${checkbox('drop', 'dropped: never sent', faults.drop)}
      ${checkbox('duplicate', 'sent twice', faults.duplicate)}
      ${checkbox('reorder', 'sent in the wrong order', faults.reorder)}
    </fieldset>
    <label for="delay">Sent this much later, in milliseconds</label>
    <input
      id="delay"
      name="delay"
      type="number"
      inputmode="numeric"
      min="0"
      max="3600000"
      required
      value="${faults.delayMs}"
    />
    <button>Set the webhooks</button>
  </form>`;
}

const kinds: Record<ApiFaultKind, string> = {
  none: 'Works as it should',
  slow: 'Slow: done at once, answered after 30 seconds',
  lost: 'Lost answers: done, then the connection is dropped',
  down: 'Down: the connection is dropped',
  error: 'Broken: 500 with an error object',
  nonsense: 'Nonsense: 200 with a page of HTML',
};

export function apiForm(fault: ApiFault): Html {
  return html`<form method="post" action="/control/api">
    <div class="fields">
      <div>
        <label for="fault">The API</label>
        <select id="fault" name="fault">
          ${apiFaultKinds.map(
            (kind) =>
              html`<option value="${kind}" ${kind === fault.kind ? html`selected` : null}>
                ${kinds[kind]}
              </option>`,
          )}
        </select>
      </div>
      <div>
        <label for="path">For paths that begin with</label>
        <input id="path" name="path" value="${fault.path}" aria-describedby="path-hint" />
      </div>
    </div>
    <p class="hint" id="path-hint">Such as /v1/checkout. Empty for every call.</p>
    <button>Set the API</button>
  </form>`;
}
