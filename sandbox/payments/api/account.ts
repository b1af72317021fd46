import { endpoint } from './endpoint.ts';

export const accountEndpoints = [
  endpoint('GET /account', {}, (work) => {
    const [account] = work.store.all('account');
    if (account === undefined) throw new Error('The account is missing');
    return account;
  }),
];
