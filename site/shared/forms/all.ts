import type { FormDescription } from './describe-form.ts'
import {
  confirmationAgainForm,
  emailConfirmationForm,
  logInForm,
  logOutForm,
  recoveryForm,
} from './access.ts'
import { applicationForm } from './application.ts'
import { contactForm } from './contact.ts'
import { dataRequestConfirmationForm, dataRequestForm } from './data-request.ts'
import { linesForm } from './lines.ts'
import { listCreateForm, listDeleteForm, listRenameForm, listReplaceForm } from './member-lists.ts'
import { myDataForm, otherSessionsEndForm, sessionEndForm } from './my-data.ts'
import { newsletterConfirmationForm, newsletterForm, newsletterLeavingForm } from './newsletter.ts'
import { quotationForm } from './quotation.ts'
import { passwordByLinkForm, passwordForm } from './password.ts'
import { registerForm } from './register.ts'

/** All forms of the site, for the server; pages import single forms. */
export const allForms: readonly FormDescription[] = [
  contactForm,
  linesForm,
  quotationForm,
  applicationForm,
  newsletterForm,
  newsletterConfirmationForm,
  newsletterLeavingForm,
  dataRequestForm,
  dataRequestConfirmationForm,
  logInForm,
  confirmationAgainForm,
  emailConfirmationForm,
  recoveryForm,
  logOutForm,
  registerForm,
  passwordByLinkForm,
  passwordForm,
  myDataForm,
  sessionEndForm,
  otherSessionsEndForm,
  listCreateForm,
  listReplaceForm,
  listRenameForm,
  listDeleteForm,
]
