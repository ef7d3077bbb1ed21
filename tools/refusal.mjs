/** Something the person at the keyboard must mend: one sentence, no stack, exit code 1. */
export class Refusal extends Error {
  name = 'Refusal'
}
