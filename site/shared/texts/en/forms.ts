import type { forms as br } from '#shared/texts/br/forms.ts'

export const forms: typeof br = {
  toCorrect: 'Some fields need correcting',
  failed: 'It could not be sent',
  sending: 'Sending…',
  optional: 'optional',
  consent: 'Agreement',
  showPassword: 'Show password',
  of: (label, problem) => `${label}: ${problem}`,
  choose: 'Choose',
  sent: 'Sent',
  receipt: (number) => `Receipt ${number}`,
  lost: 'The server did not answer. Nothing you wrote is lost: try again.',
  close: 'Close',
  back: 'Back to the form',
  wait: (minutes) =>
    minutes === 1 ? 'You can send again in 1 minute.' : `You can send again in ${minutes} minutes.`,
  file: {
    tooLarge: (megabytes) => `Send a file of up to ${megabytes} MB.`,
    again: 'Choose the file again: without JavaScript the browser does not keep the choice.',
    sending: (file) => `Sending ${file}`,
    checking: 'File sent. Checking it…',
    cancel: 'Cancel sending',
    cancelled: 'Sending canceled',
    cancelledText: 'What you wrote and the file you chose are still here.',
  },
}
