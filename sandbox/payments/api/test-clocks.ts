import { deleteTestClock } from '../billing/passing-time.ts';
import { clockIdOf, latestAdvance, startAdvancing } from '../billing/test-clocks.ts';
import { newId } from '../shapes/ids.ts';
import { deletedStub } from '../shapes/deleted.ts';
import { testClock } from '../shapes/test-clock.ts';
import type { Work } from '../work/work.ts';
import { endpoint, list, need } from './endpoint.ts';
import { ApiError, invalid } from '../shapes/error.ts';
import { integer, paging, text } from './fields.ts';

const kind = 'test_helpers.test_clock';
const path = '/test_helpers/test_clocks';
const lifetime = 30 * 86_400;
const maxCustomers = 3;

/** Checks that one more customer can be attached to the clock. Throws ApiError. */
export function checkRoomOn(work: Work, clock: string): void {
  need(work, kind, clock, 'test_clock');
  const there = work.store.all('customer').filter((each) => clockIdOf(each) === clock);
  if (there.length < maxCustomers) return;
  throw new ApiError(400, {
    message: `You cannot create more than ${maxCustomers} customers per test clock.`,
    param: 'test_clock',
  });
}

export const testClockEndpoints = [
  endpoint(
    `POST ${path}`,
    { customer: text.optional(), frozen_time: integer, name: text.optional() },
    (work, given) => {
      const { now: created } = work;
      const added = testClock({
        id: newId('clock'),
        created,
        frozenTime: given.frozen_time,
        name: given.name ?? null,
        deletesAfter: created + lifetime,
      });
      if (given.customer !== undefined) {
        const customer = need(work, 'customer', given.customer, 'customer');
        if (
          clockIdOf(customer) !== null ||
          work.store.all('subscription', customer.id).length > 0
        ) {
          throw invalid(
            'customer',
            'Only a customer without a test clock and without subscriptions can be attached to one.',
          );
        }
        customer.test_clock = added.id;
        work.store.save(customer);
      }
      work.store.add(added);
      work.emit('test_helpers.test_clock.created', added);
      return added;
    },
  ),
  endpoint(`GET ${path}`, paging, (work, given) => list(work, kind, `/v1${path}`, given)),
  endpoint(`GET ${path}/:id`, {}, (work, _params, { id = '' }) => need(work, kind, id)),
  endpoint(`DELETE ${path}/:id`, {}, (work, _params, { id = '' }) => {
    deleteTestClock(work, need(work, kind, id));
    return deletedStub(kind, id);
  }),
  endpoint(`POST ${path}/:id/advance`, { frozen_time: integer }, (work, given, { id = '' }) => {
    const clock = need(work, kind, id);
    const to = given.frozen_time;
    if (clock.status !== 'ready') {
      throw new ApiError(400, {
        message: `You cannot advance a test clock that is ${clock.status}: wait until it is ready.`,
      });
    }
    if (to <= clock.frozen_time) {
      throw invalid('frozen_time', 'Must be after the test clock’s current frozen time.');
    }
    if (to > latestAdvance(work, clock)) {
      throw invalid(
        'frozen_time',
        'Cannot be more than two intervals in the future from the shortest subscription in this test clock, or two years where it has none.',
      );
    }
    startAdvancing(work, clock, to);
    return clock;
  }),
];
