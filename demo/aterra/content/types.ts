import type * as certificateShape from '../../certificate-shape.ts'
import type * as restrictedShape from '../../restricted-shape.ts'
import type * as shape from '../../company-shape.ts'
import type * as pageShape from '../../page-shape.ts'
import type * as other from '../../other-maker.ts'
import type * as life from '../../life-cycle-shape.ts'

/** A text in the three languages of the company. */
export type Text = { br: string; en: string; es: string }
export type Locale = keyof Text

export type Block = shape.Block<Text>
export type PictureKey = shape.PictureKey
export type Picture = shape.Picture<Text>
export type Mark = shape.Mark<Text>
export type Category = shape.Category<Text>
export type Attribute = shape.Attribute<Text>
export type Subcategory = shape.Subcategory<Text>
export type AttributeValue = shape.AttributeValue
export type LifeCycle = life.LifeCycle<Text>
export type Variant = shape.Variant<Text>
export type DocumentKind = shape.DocumentKind
export type ProductDocument = shape.ProductDocument<Text>
export type OtherMaker = other.OtherMaker<Text>
export type ToolingRow = shape.ToolingRow
export type Tooling = shape.Tooling<Text>
/**
 * `tools`: keys of the products of `ferramentas-e-matrizes` that are its tools
 * (`catalogue/tooling.ts`).
 */
export type Product = Omit<shape.Product<Text>, 'tooling'> & { tools?: string[] }
/** Fields of a product from which tooling is computed. */
export type Applied = Pick<Product, 'key' | 'variants'>
export type Page = pageShape.Page<Text>
export type Solution = shape.Solution<Text>
export type Application = shape.Application<Text>
export type NewsCategory = shape.NewsCategory<Text>
export type Post = shape.Post<Text>
export type PlannedPost = shape.PlannedPost<Text>
export type Section = shape.Section<Text>
export type Publication = shape.Publication<Text>
export type Certificate = certificateShape.Certificate<Text>
export type Distributor = shape.Distributor
export type CookieItem = shape.CookieItem<Text>
export type CookieCategory = shape.CookieCategory<Text>
export type Layout = shape.Layout<Text>
export type Popup = shape.Popup<Text>
export type Home = shape.Home<Text>
export type Institutional = shape.Institutional<Text>
export type Option = shape.Option<Text>
export type Forms = shape.Forms<Text>
export type MemberProfile = restrictedShape.MemberProfile<Text>
export type RestrictedSection = restrictedShape.RestrictedSection<Text>
export type RestrictedDocument = restrictedShape.RestrictedDocument<Text>
export type RestrictedMember = restrictedShape.RestrictedMember<Text>
