export default {
"title": "Trabaje con nosotros",
"description": "Nuestras plantas están en Brasil, y las vacantes también.",
"look": "Qué buscamos",
"lookText": "Gente que verifica antes de firmar, pregunta cuando no sabe y avisa cuando se equivoca. La experiencia ayuda; el esmero cuenta más. Todas las vacantes están abiertas a personas con discapacidad.",
"areas": "Áreas",
"sendFor": (v) => `Currículum: ${v.area}`,
"portuguese": {
"title": "Las postulaciones se reciben en portugués",
"text": "Las vacantes son para nuestras plantas en Brasil. La página en portugués dice qué buscamos y cómo postularse.",
"link": "Ir a la página en portugués",
},
}
