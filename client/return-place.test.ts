import { beforeEach, expect, test, vi } from 'vitest';
import { returnPlace } from './return-place.ts';
import { createStorage } from './storage.test-support.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()));

test.each(['/reading/sam-and-the-wet-hat', '/reading/a%20b', '/account'])(
  '%s is kept until it is dropped',
  (path) => {
    returnPlace.keep(path);
    expect(returnPlace.read()).toBe(path);
    returnPlace.drop();
    expect(returnPlace.read()).toBeNull();
  },
);

test.each(['/', '/signin', '/admin', '//elsewhere.example/reading/x', '/reading/', '/reading/a/b'])(
  '%s is not kept',
  (path) => {
    returnPlace.keep(path);
    expect(returnPlace.read()).toBeNull();
  },
);

test.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
  'a stored %s is nowhere to go',
  (text) => {
    sessionStorage.setItem('return_place', text);
    expect(returnPlace.read()).toBeNull();
  },
);
