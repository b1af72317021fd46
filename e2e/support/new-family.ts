// Data of families that are new to the library.

export interface Family {
  email: string;
  password: string;
  parentFirstName: string;
  parentLastName: string;
  studentFirstName: string;
}

let count = 0;
/** Returns a family with a unique e-mail address. */
export function newFamily(): Family {
  count += 1;
  return {
    email: `parent-${process.pid}-${count}@example.com`,
    password: 'bedtime',
    parentFirstName: 'Robin',
    parentLastName: 'Reader',
    studentFirstName: 'Kim',
  };
}
