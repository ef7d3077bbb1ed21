import { z } from 'zod'
import { contentScreens } from '@vitrine/configuration/content-screens'
import { localeCodes } from '@vitrine/configuration/locales'
import { endpoint } from './endpoint.ts'
import {
  applicationCard,
  documentHit,
  mark,
  pageCard,
  postCard,
  productCard,
  publicationCard,
  titled,
  video,
} from '../shapes/cards.ts'
import { appearance } from '../shapes/appearance.ts'
import { block } from '../shapes/blocks.ts'
import { categoryCard } from '../shapes/categories.ts'
import { crossReference, otherMaker } from '../shapes/cross-references.ts'
import { image } from '../shapes/image.ts'
import { lifeMark } from '../shapes/life-cycle.ts'
import { inOtherLocales } from '../shapes/locale-fields.ts'
import { listOf, listQuery } from '../shapes/list.ts'
import { richText } from '../shapes/rich-text.ts'
import { understoodTerm } from '../shapes/search.ts'
import { detail, seo } from '../shapes/seo.ts'

const flag = z.enum(['0', '1'])
const link = z.strictObject({ label: z.string(), url: z.string() })
/** Link of a menu; `place`: everywhere, the bar of header or footer, or the menu of narrow screens. */
const menuLink = link.extend({ place: z.enum(['all', 'wide', 'narrow']) })
/** Second level of the main menu; `entries`: subcategories of a category. */
const entryBelow = link.extend({
  text: z.string(),
  main_image: image.nullable(),
  entries: z.array(link),
})

/** Item of the consent panel (R3). `activated`: the default until the visitor chooses. */
export const cookieItem = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  optional: z.boolean(),
  activated: z.boolean(),
})

const badge = z.strictObject({ title: z.string(), main_image: image.nullable() })
/** Badge of a certificate; `url`: the entry of the certificate on its page, if one exists. */
const certificate = badge.extend({ url: z.string().nullable() })

/** Pop-up of the locale (R3, R4). `close`: the staff have disabled it. */
export const popup = z.strictObject({
  lang: z.enum(localeCodes),
  updated_at: z.string(),
  close: z.boolean(),
  title: z.string(),
  text: z.string(),
  main_image: image.nullable(),
  action: z.strictObject({ label: z.string(), url: z.string() }).nullable(),
})

/**
 * Product of a suggestion, with the slugs of its parents; its title applies to the suggested part
 * number, if any.
 */
const suggestedProduct = productCard.pick({
  title: true,
  slug: true,
  category: true,
  sub_category: true,
  state: true,
})

/** Cross-reference with the product of its equivalent. */
const equivalent = crossReference.extend({ product: suggestedProduct.nullable() })

/**
 * Results of a search text for other makers: equivalents of their numbers, and makers that the text
 * names.
 */
const namedElsewhere = {
  equivalents: z.array(equivalent),
  makers: z.array(otherMaker),
}

/**
 * Numbers similar to one that does not exist: our part numbers, and equivalents of other makers'
 * numbers.
 */
const nearNumbers = {
  near: z.array(z.strictObject({ part_number: z.string(), product: suggestedProduct })),
  near_equivalents: z.array(equivalent),
}

const titledText = z.strictObject({ title: z.string(), text: z.string() })

export const pagesEndpoints = {
  /** Layout data of every page (R3), texts in the requested locale. */
  'layout-read': endpoint({
    summary: 'What the shell of every page needs: contact, consent, certificates, links, flags.',
    answer: z.strictObject({
      contact: z.strictObject({
        address: z.string(),
        phone: z.string(),
        contact_whatsapp: z.string(),
      }),
      cookies: z.strictObject({
        cookies_notification: flag,
        cookies_notification_text: z.string(),
        cookies_notification_controller: flag,
        cookies_notification_position: z.enum(['center', 'left', 'right', 'top', 'bottom']),
        cookies_notification_version: z.string(),
        cookies_complete: z.array(
          z.strictObject({
            category: z.string(),
            categoryLabel: z.string(),
            items: z.array(cookieItem),
          }),
        ),
      }),
      /** Public e-mail addresses, without those that receive mail to the staff. */
      emails: z.strictObject({ contact: z.string(), privacy: z.string() }),
      /**
       * What the company states to programs; null if unset. `contact`: e-mail or https address for
       * reports of vulnerabilities; `until`: last day of its validity, null: renewed.
       */
      open_data: z.strictObject({
        license: z.strictObject({ name: z.string(), url: z.string() }).nullable(),
        security: z.strictObject({ contact: z.string(), until: z.string().nullable() }).nullable(),
      }),
      environment: z.strictObject({ environment: z.enum(['homolog', 'production']) }),
      privacy: z.strictObject({
        privacy_policy_link: z.string(),
        terms_of_use_link: z.string(),
        terms_of_user: richText.nullable(),
        ...inOtherLocales('terms_of_user', () => richText.nullable()),
        privacy_policy: richText.nullable(),
        ...inOtherLocales('privacy_policy', () => richText.nullable()),
      }),
      scripts: z.strictObject({
        scripts: flag,
        google_site_verification: z.string(),
        google_tag_manager: z.string(),
        google_analytics_id: z.string(),
      }),
      /** Absolute URLs; empty if unset. */
      social_network: z.strictObject({
        youtube: z.string(),
        linkedin: z.string(),
        twitter: z.string(),
        facebook: z.string(),
        instagram: z.string(),
      }),
      /** Menus of the locale, without entries that lead nowhere in it. */
      navigation: z
        .strictObject({
          main: z.array(menuLink.extend({ entries: z.array(entryBelow) })),
          legal: z.array(menuLink),
        })
        .optional(),
      others: z.strictObject({
        /** 1: every page is the maintenance page (R4). */
        environment_under_maintenance: z.union([z.literal(0), z.literal(1)]),
        ...inOtherLocales('cookies_notification_text', () => z.string()),
        company_name: z.string(),
        company_information: z.string(),
        /** Launched languages, and the language of the answer. */
        languages: z.array(z.enum(localeCodes)),
        /** Screens that have content in the locale. */
        screens: z.array(z.enum(contentScreens)),
        /** The link lists of the footer. */
        footer_menus: z.array(z.strictObject({ title: z.string(), links: z.array(link) })),
        /** Award badges (R2). */
        rewards: z.array(badge),
        vendor: z
          .strictObject({ title: z.string(), url: z.string(), main_image: image.nullable() })
          .nullable(),
        logo: image.nullable(),
        share_image: image.nullable(),
      }),
      certificates: z.array(
        z.strictObject({ title: z.string(), certificates: z.array(certificate) }),
      ),
    }),
  }),

  /** The answer is the same in every locale. */
  'appearance-read': endpoint({
    summary: 'The look of the company: name, logo, colors, fonts, corners.',
    answer: appearance,
  }),

  /**
   * `url`: path of the page with its locale prefix. `source`: origin of title and description: the
   * staff's entry for this path, the document at it, or the company's defaults.
   */
  'seo-read': endpoint({
    summary: 'Title and description for a path, and where the path has moved to, if it has.',
    query: z.strictObject({ url: z.string().startsWith('/').max(2048) }),
    answer: z.strictObject({
      title: seo.shape.title.nullable(),
      description: seo.shape.description.nullable(),
      source: z.enum(['staff', 'document', 'company']),
      /** Introduction of a page without a document, if the staff wrote one. */
      lead: z.string().nullable(),
      /** Redirect of the path set by the staff: target path or URL. */
      redirect: z.strictObject({ to: z.string(), permanent: z.boolean() }).nullable(),
    }),
  }),

  'home-read': endpoint({
    summary: 'The home page: hero, lines of business, most viewed, news, pop-ups.',
    answer: z.strictObject({
      hero: z.strictObject({
        label: z.string(),
        title: z.string(),
        text: z.string(),
        main_image: image.nullable(),
        /** Dimensions drawn on the picture. */
        marks: z.array(mark),
        search_placeholder: z.string(),
        /** Example searches. */
        examples: z.array(z.string()),
      }),
      totals: z.strictObject({ products: z.number().int(), part_numbers: z.number().int() }),
      categories: z.array(categoryCard),
      most_accessed_products: z.array(productCard),
      most_accessed_applications: z.array(applicationCard),
      publications: z.array(publicationCard),
      news: z.array(postCard),
      /** What follows the opening, in its order; absent: the lists above in the order of the screen. */
      blocks: z.array(block).optional(),
      popups: z.array(popup),
    }),
  }),

  'institutional-read': endpoint({
    summary: 'The company: its text, history, values, plants, video.',
    answer: z.strictObject({
      title: z.string(),
      description: z.string(),
      text: richText,
      main_image: image.nullable(),
      video: video.nullable(),
      history: z.array(
        z.strictObject({
          year: z.number().int(),
          title: z.string(),
          text: z.string(),
          main_image: image.nullable(),
        }),
      ),
      values: z.array(titledText),
      plants: z.array(
        z.strictObject({
          title: z.string(),
          text: z.string(),
          address: z.string(),
          main_image: image.nullable(),
        }),
      ),
      seo,
      updated_at: z.string(),
    }),
  }),

  /** Pages of blocks, by title; `slug`: path of a page without the locale's prefix and first slash. */
  'pages-list': endpoint({
    summary: 'The pages that the staff made of blocks.',
    query: listQuery,
    answer: listOf(pageCard),
  }),

  /**
   * `id`: id, path or former path of the page, its slashes encoded. Route parameters in
   * `alternates`: `page`.
   */
  'page-read': endpoint({
    summary: 'One page of blocks.',
    params: z.strictObject({ id: z.string().max(400) }),
    answer: pageCard.extend({ blocks: z.array(block), ...detail }),
  }),

  /**
   * The search page in one call. `kind`: the kind of result that is paged and ordered by the query;
   * other kinds have their first results (`searchOverview`), as do all kinds without it. `near`:
   * part numbers similar to one in the text that does not exist; `near_equivalents`: equivalents of
   * other makers' numbers that are similar to it. `equivalents`: equivalents of other makers'
   * numbers in the text, best grade first; `makers`: other makers that the text names.
   * `certificates`: certificates whose number the text names; products to which these apply, and
   * products with a document of that number, are the first results. `redirect`: path or URL that
   * the staff set for this text, in place of the results.
   */
  'search-read': endpoint({
    summary:
      'What answers a text: products, applications, publications, pages, news and documents.',
    query: listQuery.extend({
      search: listQuery.shape.search.unwrap().min(1),
      kind: z
        .enum(['products', 'applications', 'publications', 'pages', 'news', 'documents'])
        .optional(),
    }),
    answer: z.strictObject({
      redirect: z.string().nullable(),
      understood: z.array(understoodTerm),
      certificates: z.array(
        z.strictObject({ number: z.string(), standard: z.string(), title: z.string() }),
      ),
      products: listOf(productCard),
      applications: listOf(applicationCard),
      publications: listOf(publicationCard),
      pages: listOf(pageCard),
      news: listOf(postCard),
      documents: listOf(documentHit),
      ...nearNumbers,
      ...namedElsewhere,
    }),
  }),

  /**
   * Suggestions for a text that is being typed, best first, at most `suggested` of each kind.
   * `values` of a part number: its values that the text matches, with units (`95 mm²`). `redirect`:
   * page that the staff set for this text; `title`: title of the document there, else the text.
   * `equivalents`, `makers`: as in `search-read`, also for the beginning of a number. `near`,
   * `near_equivalents`: as in `search-read`, if no part number has this beginning.
   */
  'search-suggest': endpoint({
    summary: 'What a text may become: part numbers, products, categories and publications.',
    query: z.strictObject({ search: listQuery.shape.search.unwrap().min(1) }),
    answer: z.strictObject({
      redirect: z.strictObject({ to: z.string(), title: z.string() }).nullable(),
      part_numbers: z.array(
        z.strictObject({
          part_number: z.string(),
          values: z.array(z.string()),
          /** Those of `values` that are only the nearest to the typed ones. */
          nearest: z.array(z.string()),
          /** State; null: active. */
          state: lifeMark.nullable(),
          /** Discontinued part number of the preceding suggestion, which this one replaces. */
          replaces: z.string().nullable(),
          product: suggestedProduct,
        }),
      ),
      products: z.array(suggestedProduct),
      categories: z.array(titled.extend({ category: titled.nullable() })),
      publications: z.array(titled.extend({ section: titled.nullable() })),
      ...nearNumbers,
      ...namedElsewhere,
    }),
  }),

  /** Response of the search modal (R3). */
  'search-panel-read': endpoint({
    summary: 'What the search panel offers before anything is typed.',
    answer: z.strictObject({
      most_accessed_products: z.array(productCard),
      most_accessed_applications: z.array(applicationCard),
      publications: z.array(publicationCard),
    }),
  }),
}
