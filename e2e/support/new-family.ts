// Families that the library has not met.

export interface Family {
  email: string;
  password: string;
  parentFirstName: string;
  parentLastName: string;
  studentFirstName: string;
}

let families = 0;
/** A family nobody has met yet. */
export function newFamily(): Family {
  families += 1;
  return {
    email: `parent-${process.pid}-${families}@example.com`,
    password: 'bedtime',
    parentFirstName: 'Robin',
    parentLastName: 'Reader',
    studentFirstName: 'Kim',
  };
}
