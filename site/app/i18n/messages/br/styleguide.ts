export const styleguide = {
  title: 'Guia de estilo',
  description: 'As peças do site e os seus estados.',
}
