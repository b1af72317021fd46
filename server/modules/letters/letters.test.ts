// The letters from the job to a real mail server, over both databases.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { noMetrics } from '../../observability/metrics/metrics.ts';
import { createMailProvider } from '../../providers/mail/mail.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, openLibraryOn, testBook } from '../../test-support/library.ts';
import { type MailServer, refusal, startMailServer } from '../../test-support/mail-server.ts';
import { active } from '../../test-support/providers.ts';
import { createCatalogue } from '../catalogue/service.ts';
import { createLetters } from './service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday at half past seven in Sydney, after the week that begins on 5 January. */
const MORNING = Date.UTC(2026, 0, 11, 20, 30);
const MONDAY = '2026-01-05';
const BOOKS = [
  { ...testBook({ category: 'level2' }), phonograms: '["sh:ship"]' },
  testBook({ id: 'pam', title: 'Pam & Co', category: 'level2' }),
];
const config = {
  shop: { termsUrl: null, privacyUrl: null, contactEmail: 'help@library.org', includesGst: false },
};

const headerOf = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

describe.each(engines)('letters over %s', (engine) => {
  let server: MailServer;
  let library: Library;
  let options: SMTPServerOptions;

  async function open(): Promise<void> {
    server = await startMailServer(options);
    library = await openLibrary(engine, BOOKS, {
      config,
      mail: createMailProvider(server.settings),
    });
  }
  beforeEach(() => {
    options = {};
  });

  const run = (app = library.app) =>
    app.scheduledJobs.find(({ name }) => name === 'letters')?.run();
  const lettersOf = (as: string) =>
    library.database.db.selectFrom('letters').selectAll().where('user_id', '=', as).execute();
  const statesOf = async (as: string) =>
    (await lettersOf(as)).map(({ kind, state, tries }) => `${kind} ${state} ${tries}`);
  const logged = () => library.log.join('\n');

  /** A family whose first child reads a book in the week, and whose parent has asked for the letter. */
  async function family(as: string): Promise<string> {
    const body = { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Surname' };
    const level = { age: 6, readingLevel: 2 };
    await library.call('POST', '/api/auth/firebase/sync', { as, body: { ...body, ...level } });
    await library.subscriber(as);
    await library.call('POST', '/api/progress/sam/complete', { as });
    await library.call('PUT', '/api/letters', { as, body: { weekly: true } });
    return as;
  }
  const subscriptionOf = (as: string) =>
    [...library.payments.customers.values()].find(({ uid }) => uid === as)!.subscriptions[0]!;
  const customerOf = (as: string) =>
    [...library.payments.customers].find(([, { uid }]) => uid === as)![0];
  /** Stripe tells that something of a family has changed. */
  async function tell(as: string): Promise<void> {
    const payload = { id: `evt_${Math.random()}`, type: 'x', customerId: customerOf(as) };
    const { statusCode } = await library.app.inject({
      ...{ method: 'POST', url: '/api/webhooks/stripe', payload: JSON.stringify(payload) },
      headers: { 'stripe-signature': 'good', 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(200);
  }

  describe('the weekly letter', () => {
    test('goes on Monday morning to the parent who asked, once, with what the child read', async () => {
      await open();
      await family('kim');
      await library.call('POST', '/api/students', {
        ...{ as: 'kim', body: { firstName: 'Mia', age: 4, readingLevel: 2 } },
      });
      library.clock.now = MORNING - HOUR;
      await run();
      expect(server.mails).toEqual([]);
      library.clock.now = MORNING;
      await run();
      await run();
      expect(server.mails).toHaveLength(1);
      const [mail] = server.mails;
      expect(mail).toMatchObject({
        subject: 'A week of reading',
        to: [{ address: 'kim@example.com' }],
      });
      for (const shown of [mail?.text, mail?.html]) {
        expect(shown).toContain('Hello Robin,');
        expect(shown).toContain('Kim read 1 book last week and earned 1 gold star.');
        expect(shown).toContain('Sam, read to the end');
        expect(shown).toContain('New sounds: sh as in ship.');
        expect(shown).toContain('Mia did not read last week.');
        expect(shown).toContain('help@library.org');
        expect(shown).not.toContain('Surname');
      }
      expect(mail?.text).toContain('The next book: Pam & Co.');
      expect(mail?.html).toContain('The next book: Pam &amp; Co.');
      expect(mail?.attachments).toEqual([]);
      expect(await statesOf('kim')).toEqual(['weekly sent 1']);
    });

    test('tells what was read before bed on Sunday, and nothing of another week', async () => {
      await open();
      await family('kim');
      library.clock.now = MORNING;
      await run();
      // Half past eight on Sunday evening.
      library.clock.now = MORNING + 6 * DAY + 13 * HOUR;
      await library.call('POST', '/api/progress/pam/complete', { as: 'kim' });
      await run();
      expect(server.mails).toHaveLength(1);
      library.clock.now = MORNING + 7 * DAY;
      await run();
      expect(server.mails).toHaveLength(2);
      expect(server.mails[1]?.text).toContain('Pam & Co, read to the end');
      expect(server.mails[1]?.text).not.toContain('Sam, read');
    });

    test('goes to nobody else: who never asked, who stopped it, whose child read nothing, whose subscription has ended', async () => {
      await open();
      await family('stopped');
      await library.call('PUT', '/api/letters', { as: 'stopped', body: { weekly: false } });
      await library.subscriber('never asked');
      await library.call('POST', '/api/progress/sam/complete', { as: 'never asked' });
      await library.subscriber('idle');
      await library.call('POST', '/api/auth/firebase/sync', { as: 'idle' });
      await library.call('PUT', '/api/letters', { as: 'idle', body: { weekly: true } });
      await family('lapsed');
      subscriptionOf('lapsed').status = 'incomplete_expired';
      await tell('lapsed');
      library.clock.now = MORNING;
      await run();
      expect(server.mails).toEqual([]);
      expect(await statesOf('idle')).toEqual(['weekly needless 1']);
      expect(await statesOf('lapsed')).toEqual(['weekly needless 1']);
      expect(await statesOf('stopped')).toEqual([]);
    });

    test('is not sent to a parent who stops it while it is due', async () => {
      options.onRcptTo = (_to, _session, done) => done(refusal(450));
      await open();
      await family('kim');
      library.clock.now = MORNING;
      await run();
      delete options.onRcptTo;
      await library.call('PUT', '/api/letters', { as: 'kim', body: { weekly: false } });
      library.clock.now += 2 * HOUR;
      await run();
      expect(await statesOf('kim')).toEqual(['weekly needless 2']);
    });

    /** The headers of a parent who has not confirmed the address of the token. */
    const unconfirmed = async (as: string) => ({
      authorization: `Bearer ${await library.identity.sign(as, { claims: { email_verified: false } })}`,
    });

    test('is asked for at a confirmed address alone, and can be stopped at any', async () => {
      await open();
      await library.call('POST', '/api/auth/firebase/sync', { as: 'kim' });
      const put = async (weekly: boolean) =>
        library.call('PUT', '/api/letters', {
          ...{ body: { weekly }, headers: await unconfirmed('kim') },
        });
      const refused = await put(true);
      expect([refused.status, refused.body.message]).toEqual([
        400,
        expect.stringMatching(/^Confirm your e-mail address first\. /),
      ]);
      const isWanted = async () =>
        (await library.call('GET', '/api/letters', { as: 'kim' })).body.weekly;
      expect(await isWanted()).toBe(false);
      await library.call('PUT', '/api/letters', { as: 'kim', body: { weekly: true } });
      expect((await put(false)).status).toBe(200);
      expect(await isWanted()).toBe(false);
    });

    test('does not go to an address that was changed to another and not confirmed', async () => {
      await open();
      await family('kim');
      await library.call('POST', '/api/auth/firebase/sync', { headers: await unconfirmed('kim') });
      library.clock.now = MORNING;
      await run();
      expect(server.mails).toEqual([]);
      expect(await statesOf('kim')).toEqual(['weekly needless 1']);
    });

    test('goes to the address that was confirmed when it was asked for', async () => {
      await open();
      await family('kim');
      const claims = { email: 'new@example.com' };
      await library.call('PUT', '/api/letters', {
        body: { weekly: true },
        headers: { authorization: `Bearer ${await library.identity.sign('kim', { claims })}` },
      });
      library.clock.now = MORNING;
      await run();
      expect(server.mails).toMatchObject([{ to: [{ address: 'new@example.com' }] }]);
    });

    test('is stopped by a program with one click, and not by one that follows the link', async () => {
      await open();
      await family('kim');
      library.clock.now = MORNING;
      await run();
      const [mail] = server.mails;
      expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const address = headerOf(mail, 'list-unsubscribe')?.replace(/^<|>$/g, '') ?? '';
      expect(mail?.text).toContain(address);
      const { origin, pathname, search } = new URL(address);
      expect(origin).toBe('https://library.example.com');
      const isWanted = async () =>
        (await library.call('GET', '/api/letters', { as: 'kim' })).body.weekly;

      const page = await library.call('GET', pathname + search);
      expect([page.status, page.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await isWanted()).toBe(true);
      const click = (url: string, type: string, payload: string) =>
        library.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
      const form = 'application/x-www-form-urlencoded';
      for (const bad of [
        `${pathname}${search}x`,
        pathname + search.replace('account=kim', 'account=other'),
        pathname + search.replace(/token=.*/, 'token=x'),
      ]) {
        const refused = await click(bad, form, 'List-Unsubscribe=One-Click');
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({ issues: [{ field: 'token' }] });
      }
      expect(await isWanted()).toBe(true);
      const answer = await click(pathname + search, form, 'List-Unsubscribe=One-Click');
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(await isWanted()).toBe(false);
      // The link still works after months, and for whoever has deleted the account.
      await library.call('PUT', '/api/letters', { as: 'kim', body: { weekly: true } });
      library.clock.now += 400 * DAY;
      const multipart = 'multipart/form-data; boundary=x';
      const body =
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
      expect((await click(pathname + search, multipart, body)).statusCode).toBe(204);
      expect(await isWanted()).toBe(false);
    });
  });

  describe('a failed payment', () => {
    const failing = {
      status: 'past_due',
      periodEndsAt: 7,
      pastDueUntil: MORNING + 19 * DAY,
    } as const;

    test('is told once for each month, without having been asked for', async () => {
      await open();
      await library.subscriber('kim');
      await library.call('POST', '/api/auth/firebase/sync', { as: 'kim' });
      Object.assign(subscriptionOf('kim'), failing);
      await tell('kim');
      await library.call('GET', '/api/subscription/status', { as: 'kim' });
      await tell('kim');
      await run();
      await run();
      expect(server.mails).toHaveLength(1);
      const [mail] = server.mails;
      expect(mail?.subject).toBe('Your payment did not go through');
      expect(mail?.text).toContain('https://library.example.com/account');
      expect(mail?.text).toContain('until 31 January 2026 at the latest');
      expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined();
      subscriptionOf('kim').periodEndsAt = 8;
      await tell('kim');
      await run();
      expect(server.mails).toHaveLength(2);
    });

    test('that is paid before the letter goes is not told', async () => {
      await open();
      await library.subscriber('kim');
      await library.call('POST', '/api/auth/firebase/sync', { as: 'kim' });
      Object.assign(subscriptionOf('kim'), failing);
      await tell('kim');
      Object.assign(subscriptionOf('kim'), active({ id: subscriptionOf('kim').id }));
      await tell('kim');
      await run();
      expect(server.mails).toEqual([]);
      expect(await statesOf('kim')).toEqual(['payment_failed needless 1']);
    });
  });

  describe('an ended subscription', () => {
    test.each([
      ['canceled', {}, 'It has ended, and nothing more is charged.'],
      // Its last invoice may still be charged.
      ['unpaid', {}, 'It has ended, because the monthly payment could not be taken.'],
    ] as const)('(%s) is told once, with what stays', async (status, changes, why) => {
      await open();
      await library.subscriber('kim');
      await library.call('POST', '/api/auth/firebase/sync', { as: 'kim' });
      Object.assign(subscriptionOf('kim'), { status, ...changes });
      await tell('kim');
      await tell('kim');
      await run();
      await run();
      expect(server.mails).toHaveLength(1);
      const [mail] = server.mails;
      expect(mail?.subject).toBe('Your subscription has ended');
      expect(mail?.text).toContain('was open until 5 January 2026');
      expect(mail?.text).toContain(why);
      expect(mail?.text).toContain('The stars, the finished books');
      expect(mail?.text).toContain('https://library.example.com/subscribe');
      expect(mail?.text).toContain('invoices');
    });

    test('on its last day, and by payments that are not tried any more, is told once', async () => {
      await open();
      for (const as of ['cancelled', 'given-up']) {
        await library.subscriber(as);
        await library.call('POST', '/api/auth/firebase/sync', { as });
      }
      const soon = library.clock.now + HOUR;
      subscriptionOf('cancelled').endsAt = soon;
      Object.assign(subscriptionOf('given-up'), { status: 'past_due', pastDueUntil: soon });
      for (const as of ['cancelled', 'given-up']) await tell(as);
      await run();
      library.clock.now += 2 * HOUR;
      for (const as of ['cancelled', 'given-up', 'cancelled', 'given-up']) await tell(as);
      await run();
      expect(await statesOf('cancelled')).toEqual(['ended sent 1']);
      expect((await statesOf('given-up')).toSorted()).toEqual([
        'ended sent 1',
        'payment_failed sent 1',
      ]);
    });

    test('that ended before the library sent letters is not told', async () => {
      await open();
      await library.subscriber('kim');
      await library.call('POST', '/api/auth/firebase/sync', { as: 'kim' });
      const silent = await openLibraryOn(library.database, library.payments, [], {
        ...{ mail: null, clock: library.clock },
      });
      subscriptionOf('kim').status = 'canceled';
      await silent.call('GET', '/api/subscription/status', { as: 'kim' });
      const webhook = { id: 'evt_1', type: 'x', customerId: customerOf('kim') };
      await silent.app.inject({
        ...{ method: 'POST', url: '/api/webhooks/stripe', payload: JSON.stringify(webhook) },
        headers: { 'stripe-signature': 'good', 'content-type': 'application/json' },
      });
      await tell('kim');
      await run();
      expect(await lettersOf('kim')).toEqual([]);
    });

    test('is not told to a family that has subscribed again by then', async () => {
      await open();
      await library.subscriber('kim');
      await library.call('POST', '/api/auth/firebase/sync', { as: 'kim' });
      subscriptionOf('kim').status = 'canceled';
      await tell('kim');
      const customer = library.payments.customers.get(customerOf('kim'));
      customer?.subscriptions.push(active());
      await tell('kim');
      await run();
      expect(server.mails).toEqual([]);
      expect(await statesOf('kim')).toEqual(['ended needless 1']);
    });
  });

  describe('a mail server', () => {
    async function due(...names: string[]): Promise<void> {
      for (const as of names) await family(as);
      library.clock.now = MORNING;
    }

    test('that refuses for good ends the letter', async () => {
      options.onRcptTo = (_to, _session, done) => done(refusal(550));
      await open();
      await due('kim');
      await run();
      expect(await statesOf('kim')).toEqual(['weekly refused 1']);
      library.clock.now += DAY;
      await run();
      expect(await statesOf('kim')).toEqual(['weekly refused 1']);
      expect(logged()).toContain('A letter was refused for good');
      expect(logged()).not.toContain('kim@example.com');
    });

    test('that refuses for now gets it again after growing pauses', async () => {
      let calls = 0;
      options.onRcptTo = (_to, _session, done) => {
        calls += 1;
        done(calls < 3 ? refusal(450) : null);
      };
      await open();
      await due('kim');
      await run();
      await run();
      expect(calls).toBe(1);
      library.clock.now += HOUR;
      await run();
      library.clock.now += HOUR;
      await run();
      expect(calls).toBe(2);
      library.clock.now += HOUR;
      await run();
      expect(server.mails).toHaveLength(1);
      expect(await statesOf('kim')).toEqual(['weekly sent 3']);
    });

    test('that refuses for days ends the letter after three', async () => {
      options.onRcptTo = (_to, _session, done) => done(refusal(450));
      await open();
      await due('kim');
      for (let hour = 0; hour < 80; hour++) {
        await run();
        library.clock.now += HOUR;
      }
      expect(await statesOf('kim')).toEqual([expect.stringMatching(/^weekly given_up [5-9]$/)]);
    });

    /** Takes each letter, and never says so. */
    const swallow: SMTPServerOptions['onData'] = (stream) => {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        // The connection breaks instead of an answer.
        server.hangUp();
      });
    };
    let taken = 0;

    test('that takes a letter and does not say so gets it once more, never a third time', async () => {
      taken = 0;
      options.onData = swallow;
      await open();
      await due('kim');
      for (let hour = 0; hour < 80; hour++) {
        await run();
        library.clock.now += HOUR;
      }
      expect(taken).toBe(2);
      expect(await statesOf('kim')).toEqual(['weekly given_up 2']);
    });

    test('that does not say whether it took a letter, and then refuses it for now, gets it again', async () => {
      taken = 0;
      let isBusy = false;
      options.onData = swallow;
      options.onRcptTo = (_to, _session, done) => done(isBusy ? refusal(450) : null);
      await open();
      await due('kim');
      await run();
      expect(await statesOf('kim')).toEqual(['weekly sending 1']);
      isBusy = true;
      library.clock.now += HOUR;
      await run();
      expect(await statesOf('kim')).toEqual(['weekly sending 2']);
      isBusy = false;
      library.clock.now += 2 * HOUR;
      await run();
      expect([taken, await statesOf('kim')]).toEqual([2, ['weekly given_up 3']]);
    });

    test('that lets nobody send loses no letter, and is not asked for each of them', async () => {
      let asked = 0;
      options.onRcptTo = (_to, _session, done) => {
        asked += 1;
        done(asked > 3 ? null : refusal(554, '5.7.1 Relay access denied'));
      };
      await open();
      await due('ann', 'bob', 'cem', 'dee', 'eva');
      await run();
      expect(asked).toBe(3);
      library.clock.now += HOUR;
      await run();
      expect(server.mails).toHaveLength(5);
    });

    test('that is down loses no letter, and is not asked for each of them', async () => {
      await open();
      const names = ['ann', 'bob', 'cem', 'dee', 'eva'];
      await due(...names);
      await server.close();
      await run();
      const states = (await Promise.all(names.map(statesOf))).flat();
      expect(states.filter((state) => state === 'weekly due 1')).toHaveLength(3);
      expect(states.filter((state) => state === 'weekly due 0')).toHaveLength(2);
      expect(logged()).toContain('A letter could not be sent');
      expect(logged()).not.toContain('@example.com');
    });
  });

  describe('a process that ends', () => {
    /** Leaves a letter as a process that ends while it sends. */
    async function interrupted(state: 'sending' | 'resending'): Promise<void> {
      await open();
      await family('kim');
      library.clock.now = MORNING;
      const letter = { user_id: 'kim', kind: 'weekly', period: MONDAY, tries: 1 } as const;
      const times = { due_at: MORNING + HOUR / 2, made_at: MORNING };
      await library.database.db
        .insertInto('letters')
        .values({ ...letter, state, ...times })
        .execute();
    }

    test('while it sends leaves the letter to the next, which sends it once more', async () => {
      await interrupted('sending');
      await run();
      expect(server.mails).toEqual([]);
      library.clock.now += HOUR / 2;
      await run();
      expect(server.mails).toHaveLength(1);
      expect(await statesOf('kim')).toEqual(['weekly sent 2']);
    });

    test('twice while it sends the same letter is not followed a third time', async () => {
      await interrupted('resending');
      library.clock.now += HOUR;
      await run();
      expect(server.mails).toEqual([]);
      expect(await statesOf('kim')).toEqual(['weekly given_up 1']);
    });

    test('in the middle of a letter leaves it to be sent again', async () => {
      const arrived = Promise.withResolvers<void>();
      options.onRcptTo = () => arrived.resolve();
      await open();
      await family('kim');
      library.clock.now = MORNING;
      const running = run();
      await arrived.promise;
      const closing = library.app.close();
      await running;
      await closing;
      expect(await statesOf('kim')).toEqual(['weekly due 1']);
    });

    test('while a letter is written sends it no more, and leaves it as it was', async () => {
      await open();
      await family('kim');
      library.clock.now = MORNING;
      const letter = { user_id: 'kim', kind: 'weekly', period: MONDAY, tries: 0 } as const;
      const row = { ...letter, state: 'due', due_at: MORNING, made_at: MORNING } as const;
      await library.database.db.insertInto('letters').values(row).execute();
      const { database } = library;
      const began = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<void>();
      const now = () => library.clock.now;
      const letters = createLetters({
        ...{ database, now, metrics: noMetrics, log: { warn: () => {} } },
        config: {
          ...config,
          publicUrl: 'https://library.example.com',
          timeZone: 'Australia/Sydney',
        },
        mail: createMailProvider(server.settings),
        catalogue: createCatalogue(database, now),
        subscriptions: {
          async get(uid) {
            began.resolve();
            await ended.promise;
            const rows = database.db.selectFrom('subscriptions').selectAll();
            return (await rows.where('user_id', '=', uid).executeTakeFirst()) ?? null;
          },
        },
      });
      const running = letters.sendDue();
      await began.promise;
      const closing = letters.close();
      ended.resolve();
      await Promise.all([running, closing]);
      expect(server.mails).toEqual([]);
      expect(await lettersOf('kim')).toEqual([row]);
    });
  });

  test('two processes at once send each letter once', async () => {
    await open();
    for (const as of ['ann', 'bob', 'cem', 'dee']) await family(as);
    library.clock.now = MORNING;
    const other = await openLibraryOn(library.database, library.payments, [], {
      ...{ mail: createMailProvider(server.settings), clock: library.clock, config },
    });
    await Promise.all([run(), run(other.app)]);
    const recipients = server.mails.flatMap(({ to = [] }) => to.map(({ address }) => address));
    expect(recipients.toSorted()).toEqual(
      ['ann', 'bob', 'cem', 'dee'].map((name) => `${name}@example.com`),
    );
  });

  test('what became of a letter is forgotten after a hundred days, or with the account', async () => {
    await open();
    await family('kim');
    await family('lou');
    library.clock.now = MORNING;
    await run();
    expect(server.mails).toHaveLength(2);
    const { status } = await library.call('DELETE', '/api/auth/user', { as: 'lou' });
    expect(status).toBe(204);
    expect(await lettersOf('lou')).toEqual([]);
    expect(await lettersOf('kim')).toHaveLength(1);
    await library.call('PUT', '/api/letters', { as: 'kim', body: { weekly: false } });
    library.clock.now += 101 * DAY;
    await run();
    expect(await lettersOf('kim')).toEqual([]);
  });

  test('a library without a mail server notes no letters', async () => {
    library = await openLibrary(engine, BOOKS);
    await family('kim');
    subscriptionOf('kim').status = 'canceled';
    await tell('kim');
    library.clock.now = MORNING;
    await run();
    expect(await lettersOf('kim')).toEqual([]);
  });

  test('asking again keeps the time since when, and a body without a choice is refused', async () => {
    library = await openLibrary(engine, BOOKS);
    const since = async () =>
      (await library.call('GET', '/api/auth/user/data', { as: 'kim' })).body.account
        .weeklyLetterSince;
    const put = (weekly: unknown) =>
      library.call('PUT', '/api/letters', { as: 'kim', body: { weekly } });
    expect((await put(true)).body).toEqual({ weekly: true });
    const first = await since();
    expect(first).toBe(new Date(library.clock.now).toISOString());
    library.clock.now += HOUR;
    await put(true);
    expect(await since()).toBe(first);
    expect((await put('yes')).body.issues).toEqual([
      { field: 'weekly', message: 'weekly must be true or false' },
    ]);
    await put(false);
    expect(await since()).toBeNull();
  });
});
