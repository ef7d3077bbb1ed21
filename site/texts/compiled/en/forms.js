import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  toCorrect: 'Some fields need correcting',
  failed: 'It could not be sent',
  sending: 'Sending…',
  optional: 'optional',
  consent: 'Agreement',
  showPassword: 'Show password',
  of: (v) => `${v.label}: ${v.problem}`,
  choose: 'Choose',
  sent: 'Sent',
  receipt: (v) => `Receipt ${v.number}`,
  lost: 'The server did not answer. Nothing you wrote is lost: try again.',
  close: 'Close',
  back: 'Back to the form',
  wait: (v) =>
    plural(v.minutes, 'en', {
      '=1': 'You can send again in 1 minute.',
      other: `You can send again in ${number(v.minutes, 'en')} minutes.`,
    }),
  file: {
    tooLarge: (v) => `Send a file of up to ${v.megabytes} MB.`,
    again: 'Choose the file again: without JavaScript the browser does not keep the choice.',
    sending: (v) => `Sending ${v.file}`,
    checking: 'File sent. Checking it…',
    cancel: 'Cancel sending',
    cancelled: 'Sending canceled',
    cancelledText: 'What you wrote and the file you chose are still here.',
  },
}
