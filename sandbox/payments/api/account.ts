import { endpoint } from './endpoint.ts';
import { ApiError } from '../shapes/error.ts';
import type { Work } from '../work/work.ts';

function theAccount(work: Work) {
  const [account] = work.store.all('account');
  if (account === undefined) throw new Error('The account is missing');
  return account;
}

export const accountEndpoints = [
  endpoint('GET /account', {}, theAccount),
  endpoint('GET /accounts/:id', {}, (work, _params, { id }) => {
    const account = theAccount(work);
    if (account.id === id) return account;
    throw new ApiError(403, {
      message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
      code: 'account_invalid',
    });
  }),
];
