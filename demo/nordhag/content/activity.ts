import type { Activity } from '../../activity-shape.ts'
import { t } from './text.ts'
import type { Text } from './text.ts'

const editor = 'redaktion@nordhag.example'
const translator = 'translation@nordhag.example'
const attendant = 'service@nordhag.example'

const ilse = {
  name: 'Ilse Brockmann',
  email: 'einkauf@pressenbau-elm.example',
  phone: '+49 3999 555 210',
  company: 'Pressenbau Elm GmbH',
  country: 'DE',
  city: 'Elm',
}
const owen = {
  name: 'Owen Hartley',
  email: 'owen.hartley@cranefleet.example',
  company: 'Crane Fleet Services',
  country: 'GB',
  city: 'Hull',
}
const pia = {
  name: 'Pia Sandvig',
  email: 'pia@sandvigmarine.example',
  company: 'Sandvig Marine',
  country: 'DK',
  city: 'Esbjerg',
}

/** Thirty days of visitors and employees. */
export const activity: Activity<Text> = {
  messages: [
    {
      daysAgo: 0,
      time: '08:20',
      from: ilse,
      locale: 'de',
      department: 'sales',
      text: 'Bitte Angebot mit Lieferzeit für zwei Pressen.',
      lines: [
        { partNumber: 'NAV-140-S', quantity: 2 },
        { partNumber: 'NRV-12-100', quantity: 4 },
        { partNumber: 'NPU-40-22', quantity: 2, asked: 'Aggregat 40 l' },
      ],
      status: 'new',
    },
    {
      daysAgo: 1,
      time: '15:02',
      from: owen,
      locale: 'en',
      department: 'spare-parts',
      product: 'nge-gear-pump',
      text: 'Is the seal kit of a 1994 NGE pump still available?',
      status: 'open',
      owner: attendant,
    },
    {
      daysAgo: 4,
      time: '10:41',
      from: pia,
      locale: 'en',
      department: 'application',
      product: 'nax-proportional-axial-piston-pump',
      text: 'Does the NAX report its swash angle over CANopen as well as analog?',
      status: 'answered',
      owner: editor,
      answers: [
        {
          daysAgo: 4,
          time: '13:15',
          by: editor,
          text: 'Dear Pia, yes: both outputs are active at the same time, and the object dictionary is on the product page.',
        },
      ],
    },
    {
      daysAgo: 12,
      time: '09:30',
      from: ilse,
      locale: 'de',
      department: 'application',
      product: 'nvv-variable-vane-pump',
      text: 'Welche Viskosität ist beim Kaltstart zulässig?',
      status: 'answered',
      owner: editor,
      answers: [
        {
          daysAgo: 11,
          time: '08:50',
          by: editor,
          text: 'Guten Tag, Frau Brockmann. Kurzzeitig 800 mm²/s, ohne Last. Die Kennlinie auf der Seite zeigt den Verlauf.',
        },
      ],
    },
    {
      daysAgo: 20,
      time: '16:12',
      from: owen,
      locale: 'en',
      department: 'sales',
      text: 'Quotation for the yearly stock, please.',
      lines: [
        { partNumber: 'NGE-004-T', quantity: 20 },
        { partNumber: 'NCV-G14', quantity: 50 },
      ],
      status: 'archived',
      owner: attendant,
      answers: [
        {
          daysAgo: 19,
          time: '09:25',
          by: attendant,
          text: 'Dear Owen, quotation 624 is attached. Delivery is two weeks after your order.',
        },
      ],
    },
  ],
  applications: [],
  subscribers: [
    {
      daysAgo: 3,
      time: '19:20',
      email: 'technik@hallenkran.example',
      locale: 'de',
      state: 'confirmed',
    },
    {
      daysAgo: 14,
      time: '11:11',
      email: 'workshop@tidewater.example',
      locale: 'en',
      state: 'confirmed',
    },
  ],
  searches: [
    { locale: 'en', text: 'gear pump 11 cm3', perWeek: 14, results: 3, clicks: 0.7 },
    { locale: 'en', text: 'splined shaft', perWeek: 8, results: 2, clicks: 0.6 },
    { locale: 'en', text: 'accumulator', perWeek: 6, results: 0, clicks: 0 },
    { locale: 'de', text: 'zahnradpumpe', perWeek: 16, results: 2, clicks: 0.8 },
    { locale: 'de', text: 'druckspeicher', perWeek: 7, results: 0, clicks: 0 },
    { locale: 'de', text: 'aggregat', perWeek: 9, results: 2, clicks: 0.1 },
  ],
  handedIn: [],
  changes: [
    {
      daysAgo: 0,
      time: '09:05',
      by: editor,
      product: 'nav-variable-axial-piston-pump',
      adds: { language: 'en', sentence: 'Bleed the suction line before the first start.' },
    },
    { daysAgo: 2, time: '14:30', by: translator, product: 'npu-tank-unit' },
    {
      daysAgo: 7,
      time: '10:10',
      by: editor,
      product: 'ndv-solenoid-valve',
      adds: { language: 'en', sentence: 'Keep the plug dry until it is connected.' },
    },
    { daysAgo: 16, time: '15:45', by: translator, product: 'nge-gear-pump' },
  ],
  templates: [
    {
      title: t('Quotation sent', 'Angebot gesendet'),
      body: t(
        'Dear {name},\n\nPlease find attached our quotation for request {receipt} ({parts}).\n\n{me}\nNordhag Hydraulik',
        'Guten Tag, {name},\n\nanbei unser Angebot zu Ihrer Anfrage {receipt} ({parts}).\n\n{me}\nNordhag Hydraulik',
      ),
    },
  ],
}
