# Varnish in front of the sites: EDGE=varnish, EDGE_URL=<this address> for each site.
# Takes varnish-modules (xkey) and `-p http_gzip_support=off`: the site compresses by itself.
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
	.url = "/readyz";
	.interval = 2s;
	.timeout = 2s;
	.window = 4;
	.threshold = 2;
	.initial = 2;
}

# Fill in: the sites. All take part; one that is not ready gets no requests.
backend site1 {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = ready;
	.first_byte_timeout = 30s;
}

# Fill in: who may purge: the sites.
acl purgers {
	"127.0.0.1";
	"::1";
}

sub vcl_init {
	new sites = directors.round_robin();
	sites.add_backend(site1);
}

sub vcl_recv {
	set req.backend_hint = sites.backend();
	if (req.restarts == 0) {
		unset req.http.x-shared;
		unset req.http.x-failed;
	}
	if (req.method == "PURGE") {
		# Varnish adds the sender to X-Forwarded-For: two addresses are a visitor's and the proxy's
		if (client.ip !~ purgers || req.http.x-forwarded-for ~ ",") {
			return (synth(403));
		}
		# what is purged stays for the time in which no site answers
		set req.http.purged = xkey.softpurge(req.http.surrogate-key);
		return (synth(200, "Purged"));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# the panel
	if (req.url ~ "^/(admin|_next)(/|\?|$)") {
		return (pass);
	}
	# drafts, the site before its launch, and the language that a visitor has chosen at the first page
	if (req.http.cookie ~ "(^|; )vitrine-(preview|team)=" || (req.url ~ "^/(\?|$)" && req.http.cookie ~ "(^|; )i18n_redirected=")) {
		return (pass);
	}
	# pages are kept as HTML alone; their Markdown by Accept comes from a site, that at .md is kept
	if (req.http.accept ~ "(?i)text/markdown" && req.url !~ "^[^?]+\.md(\?|$)") {
		return (pass);
	}
	# two encodings and none, so that an answer is kept three times at most
	if (req.http.accept-encoding ~ "(^|[ ,])br($|[ ,;])") {
		set req.http.accept-encoding = "br";
	} elsif (req.http.accept-encoding ~ "gzip") {
		set req.http.accept-encoding = "gzip";
	} else {
		unset req.http.accept-encoding;
	}
	# what is purged is made anew before it is answered, unless no site can make it
	if (!req.http.x-failed && std.healthy(req.backend_hint)) {
		set req.grace = 0s;
	} else {
		set req.grace = 7d;
	}
	set req.http.x-shared = "1";
	# cookies stay: the site says of each answer whether it is for everybody
	return (hash);
}

sub vcl_backend_response {
	unset beresp.http.xkey;
	# one page for all browsers, whatever they accept besides
	if (beresp.http.content-type ~ "^text/html" && beresp.http.vary == "Accept, Accept-Encoding") {
		set beresp.http.vary = "Accept-Encoding";
	}
	if (beresp.http.surrogate-control ~ "max-age=" && beresp.status < 500 && !beresp.http.set-cookie) {
		set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1") + "s", 0s);
		set beresp.grace = std.duration(regsub(beresp.http.surrogate-control, "^.*stale-if-error=([0-9]+).*$", "\1") + "s", 0s);
		set beresp.http.xkey = beresp.http.surrogate-key;
	} elsif (beresp.http.cache-control ~ "immutable" && beresp.status == 200) {
		# scripts, styles and pictures: another content has another address
		set beresp.ttl = 30d;
		set beresp.grace = 7d;
	} elsif (beresp.status >= 500) {
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
	} else {
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
		set beresp.grace = 0s;
	}
	return (deliver);
}

sub vcl_backend_error {
	set beresp.uncacheable = true;
	set beresp.ttl = 0s;
	set beresp.grace = 0s;
	set beresp.http.retry-after = "10";
	set beresp.http.content-type = "text/plain; charset=utf-8";
	synthetic("503");
	return (deliver);
}

sub vcl_deliver {
	# a site failed before its probe did: what was purged is better than an error
	if (resp.status >= 500 && req.http.x-shared && !req.http.x-failed) {
		set req.http.x-failed = "1";
		return (restart);
	}
	unset resp.http.surrogate-key;
	unset resp.http.surrogate-control;
	unset resp.http.xkey;
	if (resp.http.content-type ~ "^text/html" && resp.http.vary == "Accept-Encoding") {
		set resp.http.vary = "Accept, Accept-Encoding";
	}
	if (obj.hits > 0) {
		set resp.http.x-edge = "hit";
	} else {
		set resp.http.x-edge = "miss";
	}
}
