import{a as fe,b as k,c as ye,e as xe,f as ge,g as he,k as $e,l as we,m as Pe,n as ke}from"./chunk-BRVYOD65.js";import{a as $}from"./chunk-TXIA4FSQ.js";import{a as pe}from"./chunk-GJKCSIF7.js";import{a as P,b as ue}from"./chunk-L4GMZS7Y.js";import{a as H}from"./chunk-UZ27IP76.js";import{a as ie}from"./chunk-E7K4YJ2S.js";import{c as ae}from"./chunk-T2NS55NT.js";import{a as be}from"./chunk-3EUMNE7N.js";import{H as ce,J as le,R as me,s as de}from"./chunk-CHKYRWAD.js";import{a as v,b as se,d as b}from"./chunk-IRCNGFNC.js";import{g as m}from"./chunk-3LSLZB72.js";m();import{execFile as fo}from"node:child_process";import{rm as yo}from"node:fs/promises";import{promisify as xo}from"node:util";var Se=xo(fo),go=6e4;async function Ee(e){let o={env:{PATH:process.env.PATH},timeout:go},t=()=>b(Se("rm",["-rf","--",e],o));(await t()).kind!=="done"&&(await b(Se("chmod",["-R","u+rwX","--",e],o)),await t(),await b(yo(e,{recursive:!0,force:!0,maxRetries:5})))}m();import{existsSync as co}from"node:fs";import{mkdir as rr,mkdtemp as nr,realpath as te,writeFile as sr}from"node:fs/promises";import{dirname as ir,join as E}from"node:path";m();import{randomUUID as Qo}from"node:crypto";import{closeSync as Xo,openSync as Jo,rmSync as Ko,writeFileSync as Zo}from"node:fs";import{join as et}from"node:path";m();import{spawn as ho}from"node:child_process";function B({command:e,descriptors:o=[],connection:t}){let[r="",...n]=e,i={cwd:"/",env:{},detached:!0,stdio:["pipe","pipe","pipe",...t==="descriptor"?["pipe"]:[],...o]},l=ho(r,n,i),{stdin:a,stdout:d,stderr:u,stdio:c}=l;if(a===null||d===null||u===null)throw new Error("a process without streams");a.on("error",()=>{});let p=t==="output"?d:c[3];return{child:l,stdout:t==="output"?void 0:d,stderr:u,connection:t==="none"?void 0:p,kill(){a.destroy(),k(l,"SIGKILL")}}}m();var A=String.raw`
sub hold_lifeline {
  my ($seconds) = @_;
  my $look = sub { my $closed = "\1"; quit(137) if select($closed, undef, undef, 0) > 0 };
  $SIG{ALRM} = sub { quit(137) }; alarm $seconds;
  $SIG{IO} = $look;
  fcntl(STDIN, 8, $$ + 0) && fcntl(STDIN, 4, 0x2000) or die "the box: its lifeline: $!\n";
  $look->();
}
`,bo=5,ve=7200*60*1e3;function I(e=ve){return Math.ceil(Math.min(e,ve)/1e3)+bo}m();import{randomUUID as Go}from"node:crypto";import{writeFileSync as Vo}from"node:fs";import{join as zo}from"node:path";m();var W=String.raw`
use strict; use warnings;
${A}
my %number = $ARGV[1] eq 'arm64'
  ? (unshare => 97, mount => 40, umount => 39, pivot => 41, prctl => 167, capset => 91, hostname => 161, limit => 261,
     user => 147, group => 149, groups => 159, setattr => 442, close => 436,
     exit => 94, session => 157, dup => 24)
  : (unshare => 272, mount => 165, umount => 166, pivot => 155, prctl => 157, capset => 126, hostname => 170, limit => 302,
     user => 117, group => 119, groups => 116, setattr => 442, close => 436,
     exit => 231, session => 112, dup => 292);
sub call {
  my ($name, @values) = @_;
  syscall($number{$name}, @values) == -1 and die "the box: $name @values: $!\n";
}
sub quit { call('exit', $_[0]) }
sub put {
  my ($path, $text) = @_;
  open(my $out, '>', $path) or die "the box: $path: $!\n";
  syswrite($out, $text) // die "the box: $path: $!\n";
}

open(my $in, '<:raw', $ARGV[0]) or die "the box: its description: $!\n";
my @fields = do { local $/; split /\0/, <$in>, -1 };
close $in; unlink $ARGV[0];
my (%set, @mounts, @command); my %environment;
while (my ($kind, @values) = splice @fields, 0, 4) {
  if ($kind eq 'set') { $set{$values[0]} = $values[1] }
  elsif ($kind eq 'env') { $environment{$values[0]} = $values[1] }
  elsif ($kind eq 'arg') { push @command, $values[0] }
  elsif ($kind ne '') { push @mounts, [$kind, @values] }
}

call('prctl', 1, 9, 0, 0, 0);
# Where memory is short, the kernel ends what runs in here, and not the job.
put('/proc/self/oom_score_adj', '1000');
my ($user, $group) = ($>, $) + 0);
if ($set{userns}) {
  call('unshare', 0x10000000);
  put('/proc/self/setgroups', 'deny');
  put('/proc/self/uid_map', "$set{uid} $user 1");
  put('/proc/self/gid_map', "$set{gid} $group 1");
  put('/proc/sys/user/max_user_namespaces', '0');
}
call('unshare', 0x2e020000 | ($set{network} eq 'all' ? 0 : 0x40000000));
my $first = fork // die "the box: fork: $!\n";
if ($first == 0) { inside(); quit(126) }
waitpid $first, 0;
my $status = $?;
quit($status & 127 ? 128 + ($status & 127) : $status >> 8);

sub inside {
  call('prctl', 1, 9, 0, 0, 0);
  hold_lifeline($set{seconds});
  call('mount', 'none', '/', 0, 0x44000, 0);
  call('mount', 'tmpfs', '/tmp', 'tmpfs', 6, 'mode=755');
  mkdir '/tmp/old'; mkdir '/tmp/new';
  call('pivot', '/tmp', '/tmp/old'); chdir '/';
  call('mount', 'tmpfs', '/new', 'tmpfs', 6, 'mode=755');
  attach(@$_) for @mounts;
  folder('/new/proc');
  call('mount', 'proc', '/new/proc', 'proc', 15, 0);
  lo() if $set{network} ne 'all';
  call('hostname', 'box', 3);
  chdir '/new'; call('pivot', '.', '.'); call('umount', '.', 2); chdir '/';
  restrict($_, 1, 0, 0) for '/dev', '/';
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does. sudo
  # has set it to 0, and not everywhere may root raise it.
  eval { limit(4, 1); 1 } or limit(4, 0);
  limit(6, $set{processes}) if $set{processes}; limit(1, $set{file}) if $set{file};
  for my $capability (0 .. 63) { last if syscall($number{prctl}, 24, $capability, 0, 0, 0) == -1 }
  syscall($number{prctl}, 47, 4, 0, 0, 0);
  if (!$set{userns}) {
    call('groups', 0, 0); call('group', ($set{gid} + 0) x 3); call('user', ($set{uid} + 0) x 3);
    # Another user is another tie to the process above.
    call('prctl', 1, 9, 0, 0, 0);
  }
  call('capset', pack('LL', 0x20080522, 0), pack('L6', (0) x 6));
  call('prctl', 38, 1, 0, 0, 0); call('prctl', 4, 0, 0, 0, 0);
  my $filter = pack 'H*', $set{filter};
  call('prctl', 22, 2, pack('Sx6P', length($filter) / 8, $filter), 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  start() if $main == 0;
  while ((my $ended = wait) > 0) {
    next if $ended != $main;
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8);
  }
}

sub start {
  call('session');
  if ($set{connection}) { call('dup', 1, 3, 0); call('dup', 2, 1, 0) }
  open(STDIN, '<', '/dev/null');
  syscall($number{close}, $set{connection} ? 4 : 3, 0x7fffffff, 0);
  chdir $set{directory} or die "the box: $set{directory}: $!\n";
  %ENV = %environment;
  no warnings 'exec';
  exec { $command[0] } @command;
  print STDERR "$command[0] could not be started: $!\n";
  quit($! == 2 ? 127 : 126);
}

sub attach {
  my ($kind, $from, $to, $option) = @_;
  my $place = "/new$to";
  die "the box: $to is a link\n" if -l $place;
  if ($kind eq 'link') { folder($place =~ s{/[^/]*$}{}r); symlink $from, $place or die "the box: $to: $!\n"; return }
  if ($kind eq 'tmpfs') { folder($place); call('mount', 'tmpfs', $place, 'tmpfs', 6, "size=$from,$option"); return }
  my $source = "/old$from";
  if ($kind eq 'copy') {
    folder($place);
    my $layers = "lowerdir=$source,upperdir=/old$option/upper,workdir=/old$option/work" . ($set{userns} ? ',userxattr' : '');
    my @mount = ('overlay', $place, 'overlay', 6, $layers);
    # In the kernel's list of options, these characters begin something else.
    return if "$source$option" !~ /[\\:,"]/ && syscall($number{mount}, @mount) != -1;
    $option = 'read';
  }
  if (-d $source) { folder($place) } else { folder($place =~ s{/[^/]*$}{}r); file($place) }
  call('mount', $source, $place, 0, 0x5000, 0);
  restrict($place, $option ne 'write' && $option ne 'device', $option ne 'device', 0x8000);
}

# Sets read-only, nosuid and nodev for a mount and, with 0x8000, for all below it.
sub restrict {
  my ($place, $read, $nodev, $below) = @_;
  call('setattr', -100, $place, $below, pack('QQQQ', ($read ? 1 : 0) | 2 | ($nodev ? 4 : 0), 0, 0, 0), 32);
}
sub folder { my ($path) = @_; return if -d $path; folder($path =~ s{/[^/]*$}{}r); mkdir $path, 0755 }
sub file { my ($path) = @_; return if -e $path; open(my $made, '>', $path) or die "the box: $path: $!\n" }
sub limit { my ($kind, $value) = @_; call('limit', 0, $kind, pack('QQ', $value, $value), 0) }
sub lo {
  socket(my $socket, 2, 2, 0) or die "the box: $!\n";
  my $request = pack 'a16sx22', 'lo', 0x41;
  ioctl($socket, 0x8914, $request) or die "the box: loopback: $!\n";
}
`;m();var Be=[425,426,427,428,429,430,431,432,433,437,442,452],$o={x64:{audit:3221225534,clone:56,unshare:272,socket:41,modes:[[2,2],[85,1],[90,1],[91,1],[133,1],[257,3],[259,2],[268,2]],refused:[308,250,248,249,321,298,323,...Be]},arm64:{audit:3221225655,clone:220,unshare:97,socket:198,modes:[[33,2],[52,1],[53,2],[56,3]],refused:[268,219,217,218,280,241,282,...Be]}},wo=435,Po=1073741824,ko=268435456,So=[1,2,10,16],Eo=2048,R=32,G=21,vo=53,Le=69,V=6,Bo=2147418112,Re=327680,Ro=1,Lo=38,z=16;function C(e=process.arch){let o=$o[e];if(o===void 0)throw new v({code:"E_BOX",message:`There is no box for ${e} yet.`});let{audit:t,clone:r,unshare:n,socket:s,modes:i,refused:l}=o,a=(c,p)=>({code:G,value:c,yes:p}),d=[{code:R,value:4},{code:G,value:t,no:"missing"},{code:R,value:0},{code:vo,value:Po,yes:"missing"},...[...l,wo].map(c=>a(c,"missing")),...[r,n].map(c=>a(c,"namespaces")),...i.map(([c,p])=>a(c,`mode ${p}`)),{code:G,value:s,yes:"families",no:"allow"},{code:R,value:z,label:"namespaces"},{code:Le,value:ko,yes:"forbid",no:"allow"},...[1,2,3].flatMap(Oo),{code:R,value:z,label:"families"},...So.map(c=>a(c,"allow")),{code:V,value:Re|Ro,label:"forbid"},{code:V,value:Bo,label:"allow"},{code:V,value:Re|Lo,label:"missing"}],u=(c,p)=>p===void 0?0:d.findIndex(y=>y.label===p)-c-1;return Buffer.concat(d.map(({code:c,value:p,yes:y,no:g},x)=>_o(c,u(x,y),u(x,g),p)))}function Oo(e){return[{code:R,value:z+8*e,label:`mode ${e}`},{code:Le,value:Eo,yes:"forbid",no:"allow"}]}function _o(e,o,t,r){let n=Buffer.alloc(8);return n.writeUInt16LE(e,0),n.writeUInt8(o,2),n.writeUInt8(t,3),n.writeUInt32LE(r,4),n}m();import{existsSync as T,lstatSync as Ao,readdirSync as Io,readlinkSync as Co,realpathSync as To}from"node:fs";import{join as Oe}from"node:path";var No=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32","/opt","/nix/store","/nix/var/nix/profiles"],Mo=["/opt","/usr/local"],Fo=[".credentials",".runner"],Uo=["alternatives","bash.bashrc","ca-certificates","ca-certificates.conf","debian_version","fonts","group","hosts","java-17-openjdk","java-21-openjdk","ld.so.cache","ld.so.conf","ld.so.conf.d","localtime","magic","mime.types","nsswitch.conf","os-release","passwd","profile","protocols","services","ssl/certs","ssl/openssl.cnf","timezone"],Do=["null","zero","full","random","urandom","tty"],qo=512*1024*1024;function _e(){return[...No.flatMap(jo),...Uo.map(e=>`/etc/${e}`).filter(T).map(N)]}function Ae(e,o=Mo){return o.filter(T).flatMap(r=>Io(r).map(n=>Oe(r,n))).filter(r=>Fo.some(n=>T(Oe(r,n)))||e.some(n=>P(r,n)!==void 0))}function Ie(){return[{kind:"tmpfs",bytes:65536,mode:"755",to:"/dev"},...Do.map(e=>{let o=`/dev/${e}`;return{kind:"bind",from:o,to:o,access:"device"}}),{kind:"link",target:"/proc/self/fd",to:"/dev/fd"},{kind:"link",target:"/proc/self/fd/0",to:"/dev/stdin"},{kind:"link",target:"/proc/self/fd/1",to:"/dev/stdout"},{kind:"link",target:"/proc/self/fd/2",to:"/dev/stderr"},{kind:"tmpfs",bytes:qo,mode:"1777",to:"/dev/shm"}]}function N(e){return{kind:"bind",from:To(e),to:e,access:"read"}}function jo(e){return T(e)?Ao(e).isSymbolicLink()?[{kind:"link",target:Co(e),to:e}]:[N(e)]:[]}m();import{getegid as Ho,geteuid as Wo}from"node:process";var M=1e3;function F(){let[e=M,o=M]=[Wo?.(),Ho?.()];return e===0?{user:M,group:M}:{user:e,group:o}}var S="/usr/bin/perl",Y="/usr/bin/sudo";function Ce(e,o,t){let r=Ne(e,o,{...t,isRoot:!1});return B({command:[S,"-e",W,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function Te(e,o,t){let r=Ne(e,o,{...t,isRoot:!0});return B({command:[Y,"-n","--",S,"-e",W,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function Ne({command:e,environment:o,directory:t,network:r,hasConnection:n=!1,timeoutMs:s},i,{scratch:l,limits:a,isRoot:d}){let{user:u,group:c}=F(),p=a.processes+(d?he():0),y=[["set","userns",d?"":"1"],["set","seconds",String(I(s))],["set","connection",n?"1":""],["set","uid",String(u)],["set","gid",String(c)],["set","network",r==="all"?"all":"none"],["set","directory",t],["set","processes",String(p)],["set","filter",C().toString("hex")],...[...Ie(),...i].map(Yo),...Object.entries(o).map(([h,w])=>["env",h,w]),...e.map(h=>["arg",h])],g=zo(l,`${Go()}.box`),x=y.flatMap(h=>Array.from({length:4},(w,_)=>h[_]??""));return Vo(g,x.join("\0"),{mode:384,flag:"wx"}),g}function Yo(e){return e.kind==="link"?["link",e.target,e.to]:e.kind==="tmpfs"?["tmpfs",String(e.bytes),e.to,`mode=${e.mode}`]:e.kind==="copy"?["copy",e.from,e.to,e.folder]:["bind",e.from,e.to,e.access]}var Q="/usr/bin/bwrap",ot=512*1024*1024,tt=16*1024*1024,rt=String.raw`${A}
  my ($seconds, $processes, $first, $limit, $prctl, $exit) = map { $_ + 0 } splice @ARGV, 0, 6;
  sub quit { syscall($exit, $_[0]) }
  syscall($prctl, 1, 9, 0, 0, 0);
  hold_lifeline($seconds);
  my ($most, $one) = (pack('QQ', $processes, $processes), pack('QQ', 1, 1));
  syscall($limit, 0, 6, $most, 0);
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does.
  syscall($limit, 0, 4, $one, 0);
  syscall(436, $first, 0x7fffffff, 0);
  syscall($prctl, 4, 0, 0, 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  if ($main == 0) {
    no warnings 'exec';
    open(STDIN, '<', '/dev/null');
    exec { $ARGV[0] } @ARGV;
    print STDERR "$ARGV[0] could not be started: $!\n";
    quit($! == 2 ? 127 : 126);
  }
  syscall(436, 3, 3, 0);
  while ((my $ended = wait) > 0) {
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8) if $ended == $main;
  }
`,Me={arm64:[261,167,94],x64:[302,157,231]};function Ue(e,o,{scratch:t,limits:r}){let n=e.hasConnection===!0?"descriptor":"none",s=n==="descriptor"?4:3,i=process.arch==="arm64"?Me.arm64:Me.x64,l=[I(e.timeoutMs),r.processes,s,...i],a=nt(e,o,F()),d=Fe(t,a.map(c=>`${c}\0`).join("")),u=Fe(t,C());try{return B({command:[Q,"--args",String(s),"--seccomp",String(s+1),"--",S,"-e",rt,...l.map(String),...e.command],descriptors:[d,u],connection:n})}finally{for(let c of[d,u])Xo(c)}}function Fe(e,o){let t=et(e,`${Qo()}.box`);Zo(t,o,{mode:384,flag:"wx"});let r=Jo(t,"r");return Ko(t),r}function nt({network:e,directory:o,environment:t},r,{user:n,group:s}){return["--unshare-user","--disable-userns","--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try",...e==="all"?[]:["--unshare-net"],"--uid",String(n),"--gid",String(s),"--hostname","box","--new-session","--as-pid-1","--cap-drop","ALL","--clearenv",...Object.entries(t).flatMap(([i,l])=>["--setenv",i,l]),"--size",String(tt),"--tmpfs","/",...r.flatMap(st),"--proc","/proc","--remount-ro","/proc","--dev","/dev","--size",String(ot),"--perms","1777","--tmpfs","/dev/shm","--remount-ro","/dev","--remount-ro","/","--chdir",o]}function st(e){return e.kind==="link"?["--symlink",e.target,e.to]:e.kind==="copy"?["--ro-bind",e.from,e.to]:e.kind==="tmpfs"?["--size",String(e.bytes),"--perms",e.mode,"--tmpfs",e.to]:[e.access==="write"?"--bind":"--ro-bind",e.from,e.to]}m();import{chmodSync as it,existsSync as at,lstatSync as je,mkdirSync as He,realpathSync as dt,statSync as ct}from"node:fs";import{dirname as lt,join as L,resolve as De}from"node:path";function D(e,o){let{home:t,writable:r,readable:n,mounts:s=[],copies:i=[]}=e;pt(e);for(let a of[t,...r])mt(a);let l=[..._e(),...o.covered.filter(at).map(ut),...[process.execPath,...o.readable,...n].map(N),...[t,...r].map(a=>U(a,a,!0)),...r.flatMap(a=>ft(a,e,o)),...s.map(({from:a,to:d,writable:u})=>U(a,d,u)),...i.map(a=>ht(a,t,o))];for(let{to:a}of[...s,...i])yt([t,...r],a);return $t([xt(t,l,o),...bt(l)])}function mt(e){let{mode:o}=ct(e);(o&X)!==X&&it(e,o|X)}var X=448;function ut(e){return{kind:"tmpfs",bytes:65536,mode:"1777",to:e}}function pt({command:e,environment:o,directory:t,home:r,writable:n,readable:s,mounts:i=[],copies:l=[]}){let a=[t,r,...n,...s],d=[...i,...l].flatMap(({from:c,to:p})=>[c,p]);if([...e,...Object.entries(o).flat(),...a,...d].some(c=>c.includes("\0")))throw new v({code:"E_BOX",message:"No argument or variable may contain a NUL."})}function ft(e,{mounts:o=[]},{nothing:t}){let r=L(e,".git"),n=je(r,{throwIfNoEntry:!1});return n===void 0||o.some(({to:s})=>s===r)?[]:(We(r),[U(n.isDirectory()?t.folder:t.file,r,!1)])}function yt(e,o){for(let t of e){let r=P(t,o)?.split("/")??[];for(let n of r.keys())We(L(t,...r.slice(0,n+1)))}}function We(e){if(je(e,{throwIfNoEntry:!1})?.isSymbolicLink()===!0)throw new v({code:"E_BOX",message:`${e} was replaced by a link.`})}function xt(e,o,{changes:t}){if(o.some(({to:n})=>P("/tmp",n)!==void 0))return{kind:"tmpfs",bytes:gt,mode:"1777",to:"/tmp"};let r=L(t,H(`${e}
/tmp`));return He(r,{recursive:!0}),U(r,"/tmp",!0)}var gt=1024*1024*1024;function ht({from:e,to:o},t,{changes:r}){let n=L(r,H(`${t}
${o}`));for(let s of["upper","work"])He(L(n,s),{recursive:!0});return{kind:"copy",from:dt(e),to:o,folder:n}}function U(e,o,t){return{kind:"bind",from:e,to:o,access:t?"write":"read"}}function bt(e){let o=s=>new Set(s.map(({to:i})=>De(i))),[t,r]=[o(e.filter(qe)),o(e.filter(J))],n=new Set;return e.filter(s=>{if(!qe(s))return!0;let i=De(s.to),l=ue(i);return r.has(i)||l.some(a=>r.has(a))?!0:n.has(i)||l.some(a=>t.has(a))?!1:(n.add(i),!0)})}function qe(e){return e.kind==="bind"&&e.access==="read"&&e.from===e.to}function J(e){return e.kind==="tmpfs"||e.kind==="bind"&&e.access==="write"}function $t(e){let o=({to:t})=>t===lt(t)?0:t.split("/").length;return e.toSorted((t,r)=>o(t)-o(r))}m();import{existsSync as Ut}from"node:fs";import{mkdtemp as Dt}from"node:fs/promises";import{dirname as qt,join as to}from"node:path";m();import{lookup as Lt}from"node:dns/promises";import{once as Je}from"node:events";import{createServer as Ot,request as _t}from"node:http";import{connect as At}from"node:net";import{pipeline as q}from"node:stream";m();import{request as wt}from"node:http";import{request as Pt}from"node:https";var kt=1e4;function Ge(e,o){let{no_proxy:t="",[`${e}_proxy`]:r}=ie().variables;return t.split(",").map(i=>i.toLowerCase().replace(/^\*?\./,"")).some(i=>i==="*"||o===i||o.endsWith(`.${i}`))||r===void 0?void 0:new URL(r)}function K(e,o){let{protocol:t,hostname:r,port:n,username:s,password:i}=e,l=[s,i].map(decodeURIComponent).join(":"),a=s===""?{}:{"proxy-authorization":`Basic ${Buffer.from(l).toString("base64")}`};return(t==="https:"?Pt:wt)({hostname:r.replace(/^\[|\]$/g,""),port:n,agent:!1,...o,headers:{...o.headers,...a}})}async function Ve(e,o){return new Promise((t,r)=>{let n=K(e,{method:"CONNECT",path:o,headers:{host:o},timeout:kt});n.once("connect",({statusCode:s},i)=>{if(s===200)return t(i.setTimeout(0));i.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("response",({statusCode:s})=>{n.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("timeout",()=>n.destroy(new Error("the job's proxy does not answer"))),n.once("error",r),n.end()})}m();import{BlockList as St,isIP as ze}from"node:net";import{networkInterfaces as Et}from"node:os";var vt=Z("ipv4",[["0.0.0.0",8],["10.0.0.0",8],["100.64.0.0",10],["127.0.0.0",8],["168.63.129.16",32],["169.254.0.0",16],["172.16.0.0",12],["192.0.0.0",24],["192.0.2.0",24],["192.88.99.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24],["224.0.0.0",3]]),Bt=Z("ipv6",[["2000::",3]]),Rt=Z("ipv6",[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20]]);function Ye(e){return Object.values(Et()).flatMap(t=>t??[]).some(t=>t.address===e)?!1:ze(e)===4?!vt.check(e,"ipv4"):ze(e)!==6||e.includes("%")?!1:Bt.check(e,"ipv6")&&!Rt.check(e,"ipv6")}function Z(e,o){let t=new St;for(let[r,n]of o)t.addSubnet(r,n,e);return t}var It=256,Ct=[80,443],Tt=e=>Lt(e,{all:!0,verbatim:!0});async function Ke(e){let o=Ot({maxHeaderSize:32768}),t=new Set;return o.maxConnections=It,o.on("connection",r=>{t.add(r.on("error",()=>r.destroy()).once("close",()=>t.delete(r)))}),o.on("connect",(r,n,s)=>{Nt(r,n,s,e)}),o.on("request",(r,n)=>{Mt(r,n,e)}),o.listen(e.path).unref(),await Je(o,"listening"),()=>{o.close();for(let r of t)r.destroy()}}async function Nt({url:e=""},o,t,r){o.on("error",()=>o.destroy());let n=Ze(`http://${e}`),s=await eo(n,"https",r);if(s.kind==="refused")return Qe(o,s.status,s.reason);let{addresses:i,outer:l}=s,a=await b(async()=>{if(l!==void 0)return Ve(l,`${n?.host}:${n?.port}`);let d=oo(i,n?.port??0,r);return await Je(d,"connect"),d});if(a.kind==="threw")return Qe(o,502,`${n?.host} could not be reached`);o.write(`HTTP/1.1 200 Connection established\r
\r
`),t.length>0&&a.value.write(t),q(o,a.value,()=>{}),q(a.value,o,()=>{})}function Qe(e,o,t){let n=`HTTP/1.1 ${o} ${o===403?"Forbidden":"Bad Gateway"}\r
Content-Type: text/plain; charset=utf-8\r
Connection: close\r
`;e.end(`${n}Content-Length: ${Buffer.byteLength(t)+1}\r
\r
${t}
`)}async function Mt(e,o,t){let{url:r="",method:n}=e,s=(h,w)=>{o.headersSent||o.writeHead(h,{"content-type":"text/plain"}),o.end(`${w}
`)};if(!/^http:\/\//i.test(r)||!URL.canParse(r))return s(400,"this is a proxy for http");let i=Ze(r),l=await eo(i,"http",t);if(l.kind==="refused")return s(l.status,l.reason);let{addresses:a,outer:d}=l,{host:u,pathname:c,search:p,href:y}=new URL(r),g={method:n,headers:{...Xe(e.headers),host:u}},x=d===void 0?_t({...g,path:`${c}${p}`,createConnection:()=>oo(a,i?.port??0,t)}):K(d,{...g,path:y});x.once("error",()=>s(502,`${u} could not be reached`)),x.once("response",h=>{o.writeHead(h.statusCode??502,Xe(h.headers)),q(h,o,()=>{})}),q(e,x,()=>{})}var Ft=/^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;function Xe(e){return Object.fromEntries(Object.entries(e).filter(([o])=>!Ft.test(o)))}function Ze(e){if(!URL.canParse(e))return;let{hostname:o,port:t}=new URL(e);return{host:o.toLowerCase().replace(/\.$/,""),port:Number(t||80)}}async function eo(e,o,{hosts:t,lookup:r=Tt}){let n=(u,c=403)=>({kind:"refused",status:c,reason:u});if(e===void 0)return n("this is not a valid host");let{host:s,port:i}=e;if(!t.includes(s))return n(`${s} may not be reached from here. A person can allow it by adding it to "action": { "network": ["${s}"] } in the squad's config.json on the default branch.`);if(!Ct.includes(i))return n(`${s} may be reached only on ports 80 and 443.`);let l=Ge(o,s),a=await b(r(s)),d=a.kind==="done"?a.value:[];return d.every(({address:u})=>Ye(u))?l!==void 0?{kind:"open",addresses:d,outer:l}:d.length>0?{kind:"open",addresses:d}:n(`${s} was not found`,502):n(`${s} is this machine or on its network: such addresses can't be reached from here.`)}function oo(e,o,t){return t.dial!==void 0?t.dial(e,o):At({host:"one-of-these.invalid",port:o,autoSelectFamily:!0,lookup:(r,n,s)=>s(null,[...e])})}function ro({scratch:e,forwarder:o,...t}){let r=new Map,n=async s=>{let i=await Dt(to(e,"hosts-")),l=to(i,"proxy");return{folder:i,socket:l,close:await Ke({...t,hosts:s,path:l})}};return{async reach(s){let{network:i="none",readable:l,command:a,environment:d,hasConnection:u}=s;if(i==="all")return{...s,readable:[...l,...jt()]};if(i==="none"||i.length===0)return{...s,network:"none"};let c=i.toSorted().join(" "),p=r.get(c)??n(i);r.set(c,p),p.catch(()=>r.delete(c));let{folder:y,socket:g}=await p,x=u===!0?"connection":"none";return{...s,network:"none",command:[process.execPath,o,g,x,...a],environment:{...d,...be},readable:[...l,qt(o),y]}},async close(){for(let s of await Promise.allSettled(r.values()))s.status==="fulfilled"&&s.value.close()}}}function jt(){return["/etc/resolv.conf"].filter(Ut)}m();import{randomUUID as Ht}from"node:crypto";import{once as so}from"node:events";import{mkdir as Wt,mkdtemp as Gt,rm as Vt,writeFile as zt}from"node:fs/promises";import{createServer as ee}from"node:net";import{networkInterfaces as Yt}from"node:os";import{dirname as Qt,join as O}from"node:path";import{text as no}from"node:stream/consumers";var io=1e4,Xt="192.0.2.1",Jt=ce(le({guarantee:me(["environment","processes","files","network","rights"]),what:de()}));async function ao(e,o){let t=await b(Kt(e,o));return t.kind==="done"?t.value:{kind:"fails",reason:se(t.error).message}}async function Kt(e,o){let t=`canary-${Ht()}`,r=await Gt(O(o.scratch,"proof-")),n=O(o.temporary,t),s=await tr(r,t);try{await zt(n,t,{mode:384});let i=await Zt(r,o),l=D(i,o.shared),a=l.map(({to:c})=>c),d=c=>a.some(p=>P(c,p)!==void 0),u={canary:t,variables:Object.keys(i.environment),process:process.pid,hidden:[n,...o.hidden.filter(c=>!d(c))],places:a,writable:l.flatMap(c=>J(c)?c.to:[]),listeners:s.addresses};return await er(e,{...i,command:[...i.command,JSON.stringify(u)]},l)}finally{s.close(),await Promise.all([r,n].map(i=>Vt(i,{recursive:!0,force:!0})))}}async function Zt(e,{program:o}){let[t,r]=[O(e,"home"),O(e,"worktree")];return await Promise.all([t,r].map(n=>Wt(n))),{command:[process.execPath,o],environment:{PATH:"/usr/bin:/bin",HOME:t,TMPDIR:"/tmp",LANG:"C.UTF-8",CI:"true"},directory:r,home:t,writable:[r],readable:[Qt(o)],timeoutMs:io}}async function er(e,o,t){let r=e(o,t),n=so(r.child,"close"),s=Promise.all([r.stdout===void 0?"":no(r.stdout),no(r.stderr),n]),[i,l]=await $(io,s,()=>(r.kill(),["","the probe did not end"])),a=ae(i),d=Jt.safeParse(a.kind==="value"?a.value:void 0);return d.success?d.data.length===0?{kind:"holds"}:{kind:"leaks",leaks:d.data}:{kind:"fails",reason:or(l)}}function or(e){let o=e.trim().split(`
`);return o.find(t=>/^\w*Error\b/.test(t))||o.at(-1)||"the probe said nothing"}async function tr(e,o){let t=O(e,"socket"),r=`\0${o}`,n=ee(),s=[n,ee(),ee()];await Promise.all([oe(n,{port:0,host:"0.0.0.0"}),oe(s[1],{path:t}),oe(s[2],{path:r})]);let i=n.address(),l=typeof i=="object"&&i!==null?i.port:0;return{addresses:[...Object.values(Yt()).flatMap(d=>d??[]).filter(({family:d})=>d==="IPv4").map(({address:d})=>({host:d,port:l})),{path:t},...[r,r.padEnd(108,"\0")].map(d=>({path:d})),{host:Xt,port:80}],close(){for(let d of s)d.close()}}}async function oe(e,o){if(e===void 0)return;e.unref().on("connection",r=>r.destroy());let t=so(e,"listening");e.listen(o),await t}var ar={bubblewrap:{needs:Q,start:Ue},"user-namespace":{needs:S,start:Ce},sudo:{needs:Y,start:Te}},dr={processes:4096};function Is(e){let o,t=e.isOptional??!1,r=()=>(o??=cr(e,t),o.catch(()=>{o=void 0}),o);return{state:async()=>(await r()).state,start:async n=>(await r()).start(n),allowNone(){t=!0},async close(){if(o===void 0)return;let{scratch:n,network:s}=await o;await s.close(),await Ee(n)}}}async function cr(e,o){let{ways:t=["bubblewrap","user-namespace","sudo"],temporary:r,hidden:n}=e,s=await mr(r),i=await ur(e,s),l=e.probe??pe("box-probe.js"),a=E(ir(l),"box-network.js"),d=ro({scratch:s,forwarder:a}),u={scratch:s,temporary:r,hidden:[...n,...pr],shared:i,program:l},c=[];for(let y of process.platform==="linux"?t:[]){let{needs:g,start:x}=ar[y],h=(_,j)=>x(_,j,{scratch:s,limits:dr}),w=co(g)?await yr(h,u):`${g} was not found`;if(w===void 0)return{state:{kind:"on",way:y,failed:c},scratch:s,network:d,async start(j){let ne=await d.reach(j);return h(ne,D(ne,i))}};c.push({way:y,reason:w})}return{state:o?{kind:"on",way:"none",failed:c}:{kind:"off",...fr,failed:c},scratch:s,network:d,start:async()=>{}}}var lr=85;async function mr(e){let o=E(await te(e),"squad-box-"),t=Buffer.byteLength(o)+6<=lr;return nr(t?o:E(await te("/tmp"),"squad-box-"))}async function ur({temporary:e,toolCache:o,hidden:t},r){let n={folder:E(r,"nothing"),file:E(r,"nothing.txt")};return await Promise.all([rr(n.folder),sr(n.file,"")]),{readable:co(o)?[await te(o)]:[],nothing:n,covered:Ae([e,...t]),changes:E(r,"changes")}}var pr=["/run/docker.sock","/var/run/docker.sock","/root","/sys","/var","/run"],fr={reason:"this runner cannot isolate programs of the repository from the job",next:"use a runner with Ubuntu 24.04 or later, install bubblewrap, or let the job use `sudo -n`"};async function yr(e,o){let t=await ao(e,o);if(t.kind!=="holds")return t.kind==="fails"?t.reason:`it lets through: ${gr(t.leaks)}`}var xr=5;function gr(e){let o=e.slice(0,xr).map(({what:r})=>r),t=e.length-o.length;return[...o,...t>0?[`${t} more`]:[]].join(", ")}m();import{randomUUID as Sr}from"node:crypto";import{stat as Er}from"node:fs/promises";m();function lo(e,{maxBytes:o,keepAt:t,mask:r}){let n=[],s=0,i=0,l=0,a=10,d;return e.on("data",c=>{if(i+=c.length,l+=hr(c),a=c[c.length-1]??a,i>o&&t!==void 0&&(d===void 0&&(d=ke(t,r),d.write(Buffer.concat(n))),d.write(c)),s>=o)return;let p=Buffer.from(c.subarray(0,o-s));s+=p.length,n.push(p)}),{ended:new Promise(c=>{for(let p of["end","close","error"])e.once(p,()=>c())}),finish(){return e.removeAllListeners("data"),e.destroy(),{text:br(Buffer.concat(n),i>s),bytes:i,lines:l+(a===10?0:1),keptAt:d?.end()}}}}function hr(e){let o=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))o+=1;return o}function br(e,o){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e,{stream:o}).replaceAll("\0","\uFFFD")}m();import{constants as $r}from"node:os";function mo({child:e,stdout:o,stderr:t,kill:r}){if(o===void 0)throw new Error("a program without standard output");return{child:e,stdout:o,stderr:t,async end(n){r(),await $(wr,n,()=>{})}}}var wr=1e3;async function uo(e){let{command:o,env:t,directory:r,marker:n,graceMs:s}=e,{child:i,isolation:l}=await we(o,{cwd:r,env:{...t},stdio:["ignore","pipe","pipe"]}),{stdout:a,stderr:d}=i;if(a===null||d===null)throw new Error("a process without streams");return{child:i,stdout:a,stderr:d,async end(u){await Pr(i,u,s),await kr(i,l.endsAll?void 0:n)}}}async function Pr(e,o,t){e.exitCode!==null||e.signalCode!==null||(k(e,"SIGTERM"),await $(t,o,()=>{})!==void 0)||(k(e,"SIGKILL"),await $(t,o,()=>{}))}async function kr(e,o){e.pid!==void 0&&(k(e,"SIGKILL"),o!==void 0&&await ye(o))}function po(e){return new Promise(o=>{e.once("error",t=>o({kind:"not-started",reason:re(t,e.spawnfile)})),e.once("exit",(t,r)=>o({kind:"exited",code:t??128+(r?$r.signals[r]:0)}))})}function re(e,o){let r=typeof e=="object"&&e!==null&&"code"in e?String(e.code):"";return r==="ENOENT"?`${o} was not found`:r==="EACCES"?`${o} is not an executable file`:r==="E2BIG"?"the arguments are too long":`${o} could not be started (${r||"unknown reason"})`}var vr=1e3,Br=500;function oi(e){return{runProgram:o=>Rr(o,e)}}async function Rr(e,o){let t=await o.box.state();if(t.kind==="off")return{kind:"not-started",reason:`${t.reason}: ${t.next}`};let r=Sr(),n=e.home??o.home,s={...e.environment,...t.way==="none"?{[fe]:r}:{}},i=$e({home:n,passed:e.passed,set:s}),{PATH:l=""}=i,a=e.command==="node"?process.execPath:e.command;if(!await Pe(a,l))return{kind:"not-started",reason:`${e.command} was not found`};if((await Er(e.directory).catch(()=>{}))?.isDirectory()!==!0)return{kind:"not-started",reason:"its working directory does not exist"};if(e.signal.aborted)return{kind:"not-started",reason:"the run is ending"};let u=[a,...e.args],c=await b(async()=>{let{box:p,directory:y,timeoutMs:g}=e,x=await o.box.start({...p,command:u,environment:i,directory:y,home:n,timeoutMs:g});return x===void 0?uo({command:u,env:i,directory:y,marker:r,graceMs:o.graceMs??vr}):mo(x)});return c.kind==="threw"?{kind:"not-started",reason:re(c.error,e.command)}:Lr(c.value,e,o)}async function Lr(e,o,{mask:t,limits:r}){let n=p=>lo(e[p],{maxBytes:o.maxBytes,keepAt:o.keepAs===void 0?void 0:`${o.keepAs}.${p}.txt`,mask:t}),s=[n("stdout"),n("stderr")],i=po(e.child),l=xe(e.child,o.directory,r),a=ge([e.stdout,e.stderr],r),d=await Or(Promise.race([i,l.exceeded,a]),o);l.stop(),await e.end(i);let[u,c]=await _r(s);return d.kind==="not-started"?d:{...d,stdout:u,stderr:c}}function Or(e,{timeoutMs:o,signal:t}){let r=new AbortController,n=new Promise(i=>{let l=()=>i({kind:"aborted"});t.addEventListener("abort",l,{once:!0,signal:r.signal})}),s=()=>({kind:"timed-out"});return $(o,Promise.race([e,n]),s).finally(()=>r.abort())}async function _r(e){return await $(Br,Promise.all(e.map(({ended:o})=>o)),()=>{}),[e[0].finish(),e[1].finish()]}export{Ee as a,Is as b,oi as c};
