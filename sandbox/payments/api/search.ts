// The part of Stripe's search language that finds customers: `email:"a@b.c" AND name~"ada"`,
// `metadata["uid"]:"x"`, with `-` for not.
import type Stripe from 'stripe';
import type { StripeObject } from './endpoint.ts';
import { invalid } from '../shapes/error.ts';

type Fits = (customer: Stripe.Customer) => boolean;

const clause =
  /^\s*(-?)(?:(email|name|phone)|metadata\[(["'])([^"']+)\3\])\s*([:~])\s*(["'])((?:(?!\6).)*)\6\s*(AND|OR|$)/;

/** Parses a query into a filter. Throws ApiError for a query that it cannot parse. */
export function readSearch(query: string): Fits {
  const tests: Fits[] = [];
  const joins = new Set<string>();
  let rest = query;
  do {
    const found = clause.exec(rest);
    if (found === null) {
      throw invalid('query', 'We were unable to parse your search query.', 'search_query_invalid');
    }
    const [all, not, field, , key, operator, , wanted = '', join = ''] = found;
    tests.push((customer) => {
      const value =
        key === undefined ? customer[field as 'email' | 'name' | 'phone'] : customer.metadata[key];
      const text = (value ?? '').toLowerCase();
      const same =
        operator === ':' ? text === wanted.toLowerCase() : text.includes(wanted.toLowerCase());
      return same !== (not === '-');
    });
    if (join !== '') joins.add(join);
    rest = rest.slice(all.length);
    if (join === '') break;
  } while (tests.length <= 10);
  if (joins.size > 1) {
    throw invalid('query', 'A query may use AND or OR, not both.', 'search_query_invalid');
  }
  return (customer) =>
    joins.has('OR') ? tests.some((test) => test(customer)) : tests.every((test) => test(customer));
}

/** Returns one page of the results. The page token is the number of results before the page. */
export function searchPage(
  found: Stripe.Customer[],
  url: string,
  page: { limit?: number | undefined; page?: string | undefined },
): StripeObject {
  const from = Number(page.page ?? 0);
  if (!Number.isSafeInteger(from) || from < 0) throw invalid('page', 'Invalid page token.');
  const to = from + (page.limit ?? 10);
  const answer = {
    object: 'search_result',
    data: found.slice(from, to),
    has_more: to < found.length,
    next_page: to < found.length ? String(to) : null,
    url,
  };
  return answer;
}
