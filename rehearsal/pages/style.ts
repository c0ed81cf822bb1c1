// The style of the pages: close to GitHub's, light and dark, down to a phone's width.

export const STYLE = `
:root{color-scheme:light dark;--fg:light-dark(#1f2328,#e6edf3);--quiet:light-dark(#59636e,#9198a1);--bg:light-dark(#fff,#0d1117);
--soft:light-dark(#f6f8fa,#151b23);--edge:light-dark(#d1d9e0,#3d444d);--link:light-dark(#0969da,#4493f8);
--add:light-dark(#dafbe1,#12361f);--del:light-dark(#ffebe9,#3c1618);--hunk:light-dark(#ddf4ff,#121d2f);
--green:light-dark(#1a7f37,#3fb950);--red:light-dark(#cf222e,#f85149);--purple:light-dark(#8250df,#ab7df8);--amber:light-dark(#9a6700,#d29922)}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--fg);background:var(--bg)}
a{color:var(--link)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:2px}
body>header{background:var(--soft);border-bottom:1px solid var(--edge)}
nav{max-width:66rem;margin:0 auto;padding:.6rem 1rem;display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}
nav a{color:var(--fg);text-decoration:none}nav a:hover{text-decoration:underline}.home{font-weight:600}
.count,.pill{font-size:.75rem;border:1px solid var(--edge);border-radius:1rem;padding:.05rem .5rem;color:var(--quiet)}
main{max-width:66rem;margin:0 auto;padding:1rem}
footer{max-width:66rem;margin:2rem auto;padding:0 1rem;color:var(--quiet);font-size:.85rem}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0;overflow-wrap:anywhere}h1 .number{color:var(--quiet);font-weight:400}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
.facts{display:flex;flex-wrap:wrap;gap:.3rem .8rem;align-items:center;color:var(--quiet);margin:0 0 1rem;overflow-wrap:anywhere}
.state{color:#fff;border-radius:1rem;padding:.15rem .8rem;font-weight:600;background:#656d76}
.state.open{background:#1a7f37}.state.merged{background:#8250df}.state.closed{background:#cf222e}
.tabs{display:flex;flex-wrap:wrap;gap:1.2rem;border-bottom:1px solid var(--edge);margin:1rem 0;padding:0 0 .5rem}
.post,.file,.panel{border:1px solid var(--edge);border-radius:6px;margin:1rem 0}
.post>header{background:var(--soft);border-bottom:1px solid var(--edge);border-radius:6px 6px 0 0;padding:.45rem 1rem;font-size:.9rem;display:flex;flex-wrap:wrap;gap:.1rem .5rem;align-items:center}
.post>.body{padding:.4rem 1rem}.post .post{margin:.5rem 0}
.post:target,tr:target td{outline:2px solid var(--link);outline-offset:-2px}
.face{display:inline-flex;width:1.4rem;height:1.4rem;border-radius:50%;background:var(--edge);justify-content:center;align-items:center;font-size:.75rem;margin-right:.3rem}
.quiet{color:var(--quiet)}.happening{color:var(--quiet);font-size:.9rem;margin:.8rem 0 .8rem 1rem;padding-left:1rem;border-left:2px solid var(--edge);overflow-wrap:anywhere}
.happening ul,.plain{list-style:none;padding:0;margin:.3rem 0}
.good{color:var(--green)}.bad{color:var(--red)}.warn{color:var(--amber)}
.markdown{overflow-wrap:anywhere}.markdown h1,.markdown h2{border-bottom:1px solid var(--edge);padding-bottom:.2rem}
.markdown h1{font-size:1.5rem}.markdown h2{font-size:1.25rem;margin:1.2rem 0 .5rem}.markdown h3{font-size:1.1rem}
.markdown table{border-collapse:collapse;overflow-wrap:normal}.markdown table:not(.diff) :is(td,th){border:1px solid var(--edge);padding:.3rem .7rem;text-align:left}
.markdown .right{text-align:right!important}.markdown .center{text-align:center!important}
.markdown li.task{list-style:none;margin-left:-1.3rem}.mention{font-weight:600}
blockquote,.alert{margin:1rem 0;padding:0 1rem;border-left:4px solid var(--edge);color:var(--quiet)}
.alert{color:var(--fg);border-color:var(--link)}.alert>p:first-child{color:var(--link)}
.alert.tip{border-color:var(--green)}.alert.tip>p:first-child{color:var(--green)}
.alert.important{border-color:var(--purple)}.alert.important>p:first-child{color:var(--purple)}
.alert.warning{border-color:var(--amber)}.alert.warning>p:first-child{color:var(--amber)}
.alert.caution{border-color:var(--red)}.alert.caution>p:first-child{color:var(--red)}
code,pre,.diff,.path{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.85rem}
code{background:light-dark(#818b981f,#656c7633);border-radius:4px;padding:.15em .35em}
pre{background:var(--soft);border-radius:6px;padding:1rem;overflow:auto;white-space:pre}pre code{background:none;padding:0}
pre.log{margin:0;padding:0 1rem;background:none;border-radius:0;overflow:visible}.panel>details>summary{padding:.2rem 1rem}
summary{cursor:pointer;overflow-wrap:anywhere}
.wide{overflow-x:auto}
.file>summary{background:var(--soft);padding:.5rem 1rem;display:flex;flex-wrap:wrap;gap:.2rem 1rem;justify-content:space-between;border-radius:6px}
.size{font-size:.85rem;color:var(--quiet)}.plus{color:var(--green)}.minus{color:var(--red)}
.diff{border-collapse:collapse;width:100%}
.diff td{padding:0 .6rem;white-space:pre;vertical-align:top;border:0}
.diff td:nth-child(-n+2):not(:last-child){width:1%;text-align:right;color:var(--quiet);user-select:none}
.diff .add td{background:var(--add)}.diff .del td{background:var(--del)}.diff .hunk td{background:var(--hunk);color:var(--quiet)}
.diff .comments>td{white-space:normal;background:var(--soft);text-align:left!important;width:auto!important;color:var(--fg)!important;user-select:text!important;padding:.3rem .8rem;font:16px/1.5 system-ui,sans-serif;max-width:0}
.diff .marked td{background:light-dark(#fff8c5,#3a2f0b)}
.suggestion{border:1px solid var(--edge);border-radius:6px;padding:0 .5rem .5rem}.suggestion p{margin:.3rem 0;font-size:.85rem}
.sequence{font:13px system-ui,sans-serif;max-width:none}.sequence rect{fill:var(--soft);stroke:var(--edge)}.sequence text{fill:var(--fg);stroke:var(--bg);stroke-width:4px;paint-order:stroke}.sequence path.self{fill:none;stroke:var(--fg);stroke-width:1.5}
.sequence line{stroke:var(--fg);stroke-width:1.5}.sequence .life{stroke:var(--edge);stroke-dasharray:2 4}.sequence .answer{stroke-dasharray:6 4}
.sequence .tip{fill:var(--fg)}.sequence .cross{stroke:var(--red);stroke-width:2;fill:none}
.list{list-style:none;padding:0;border:1px solid var(--edge);border-radius:6px}.list li{padding:.6rem 1rem;border-top:1px solid var(--edge);overflow-wrap:anywhere}.list li:first-child{border-top:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;overflow-wrap:anywhere}dd{margin:0}
@media (max-width:600px){dl{grid-template-columns:1fr}dt{color:var(--quiet)}main{padding:.7rem}.post>.body{padding:.3rem .7rem}}
`;
