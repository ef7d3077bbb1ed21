/** True if an entry of the history is a message: a reply, or an answer of the customer. */
export const isMessage = ({ kind }: { kind: string }): boolean =>
  kind === 'reply' || kind === 'received'
