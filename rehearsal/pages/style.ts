// The style of the pages: close to GitHub's, light and dark, down to a phone's width.

export const STYLE = `
:root{color-scheme:light dark;--fg:light-dark(#1f2328,#e6edf3);--quiet:light-dark(#59636e,#9198a1);--bg:light-dark(#fff,#0d1117);
--soft:light-dark(#f6f8fa,#151b23);--edge:light-dark(#d1d9e0,#3d444d);--link:light-dark(#0969da,#4493f8);
--add:light-dark(#dafbe1,#12361f);--del:light-dark(#ffebe9,#3c1618);--hunk:light-dark(#ddf4ff,#121d2f)}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--fg);background:var(--bg);overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:2px}
body>header{background:var(--soft);border-bottom:1px solid var(--edge)}
nav,main,footer{max-width:66rem;margin:0 auto;padding:.7rem 1rem}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}nav a{color:var(--fg);text-decoration:none}nav a:hover{text-decoration:underline}.home{font-weight:600}
footer,.quiet{color:var(--quiet)}footer{font-size:.85rem}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0}h1 .number{color:var(--quiet);font-weight:400}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
.facts{display:flex;flex-wrap:wrap;gap:.3rem .8rem;align-items:center;color:var(--quiet);margin:0 0 1rem}
.pill{font-size:.75rem;border:1px solid var(--edge);border-radius:1rem;padding:.05rem .5rem;color:var(--quiet)}
.state{color:#fff;border-radius:1rem;padding:.15rem .8rem;font-weight:600;background:#656d76}.state::first-letter{text-transform:uppercase}
.state.open{background:#1a7f37}.state.merged{background:#8250df}.state.closed{background:#cf222e}
.post,.thread{border:1px solid var(--edge);border-radius:6px;margin:1rem 0}
.post>header{background:var(--soft);border-bottom:1px solid var(--edge);border-radius:6px 6px 0 0;padding:.45rem 1rem;font-size:.9rem;display:flex;flex-wrap:wrap;gap:.1rem .5rem;align-items:center}
.post>.body{padding:.4rem 1rem}.post:target,li:target{outline:2px solid var(--link);outline-offset:-2px}
.thread{padding:0 .7rem}.thread>p{margin:.5rem 0;font-size:.9rem}
.markdown p{white-space:pre-line}
.markdown h1,.markdown h2{border-bottom:1px solid var(--edge);padding-bottom:.2rem}
.markdown h1{font-size:1.5rem}.markdown h2{font-size:1.25rem;margin:1.2rem 0 .5rem}.markdown h3,.file h3{font-size:1.1rem}
.markdown table{display:block;overflow-x:auto;border-collapse:collapse;overflow-wrap:normal}.markdown :is(td,th){border:1px solid var(--edge);padding:.3rem .7rem}.markdown th:not([align]){text-align:left}
.markdown li:has(>input){list-style:none;margin-left:-1.3rem}
blockquote{margin:1rem 0;padding:0 1rem;border-left:4px solid var(--edge);color:var(--quiet)}
code,pre,.lines,.file h3{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.85rem}
code{background:light-dark(#818b981f,#656c7633);border-radius:4px;padding:.15em .35em}
pre{background:var(--soft);border-radius:6px;padding:1rem;overflow:auto}pre code{background:none;padding:0}
pre:empty{display:none}
summary{cursor:pointer}
.diff{padding:.3rem 0}.diff span{display:block;width:max-content;min-width:100%;padding:0 .8rem}
.add{background:var(--add)}.del{background:var(--del)}.hunk{background:var(--hunk);color:var(--quiet)}
.lines{padding-left:3.5rem;overflow-x:auto;white-space:pre;overflow-wrap:normal}.lines li::marker{color:var(--quiet)}
.list{list-style:none;padding:0;border:1px solid var(--edge);border-radius:6px}.list li{padding:.6rem 1rem;border-top:1px solid var(--edge)}.list li:first-child{border-top:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}
@media (max-width:600px){dl{grid-template-columns:1fr}dt{color:var(--quiet)}main{padding:.7rem}.post>.body{padding:.3rem .7rem}}
`;
