import{a as B,b as A}from"./chunk-I3I7VUSD.js";import{a as ge,b as k,c as be,e as $e,f as j,h as Pe,i as ke,k as Se,l as Ee,m as ve,n as Be}from"./chunk-O3GXA2BM.js";import{a as $}from"./chunk-TXIA4FSQ.js";import{a as he}from"./chunk-GJKCSIF7.js";import{c as me}from"./chunk-A5GWN5NI.js";import{a as le}from"./chunk-6Q4U5XVE.js";import{a as we}from"./chunk-3EUMNE7N.js";import{c as xe}from"./chunk-EPK5EQ6L.js";import{H as ue,J as fe,R as ye,s as pe}from"./chunk-CHKYRWAD.js";import{a as v,b as ce,d as b}from"./chunk-5EWO3F6M.js";import{g as m}from"./chunk-3LSLZB72.js";m();import{execFile as bo}from"node:child_process";import{rm as $o}from"node:fs/promises";import{promisify as wo}from"node:util";var Re=wo(bo),Po=6e4;async function Le(e){let o={env:{PATH:process.env.PATH},timeout:Po},t=()=>b(Re("rm",["-rf","--",e],o));(await t()).kind!=="done"&&(await b(Re("chmod",["-R","u+rwX","--",e],o)),await t(),await b($o(e,{recursive:!0,force:!0,maxRetries:5})))}m();m();import{existsSync as uo}from"node:fs";import{mkdir as cr,mkdtemp as lr,realpath as ie,writeFile as mr}from"node:fs/promises";import{dirname as pr,join as E}from"node:path";m();import{randomUUID as et}from"node:crypto";import{closeSync as ot,openSync as tt,rmSync as rt,writeFileSync as nt}from"node:fs";import{join as st}from"node:path";m();import{spawn as ko}from"node:child_process";function R({command:e,descriptors:o=[],connection:t}){let[r="",...n]=e,i={cwd:"/",env:{},detached:!0,stdio:["pipe","pipe","pipe",...t==="descriptor"?["pipe"]:[],...o]},l=ko(r,n,i),{stdin:a,stdout:d,stderr:p,stdio:c}=l;if(a===null||d===null||p===null)throw new Error("a process without streams");a.on("error",()=>{});let u=t==="output"?d:c[3];return{child:l,stdout:t==="output"?void 0:d,stderr:p,connection:t==="none"?void 0:u,kill(){a.destroy(),k(l,"SIGKILL")}}}m();var I=String.raw`
sub hold_lifeline {
  my ($seconds) = @_;
  my $look = sub { my $closed = "\1"; quit(137) if select($closed, undef, undef, 0) > 0 };
  $SIG{ALRM} = sub { quit(137) }; alarm $seconds;
  $SIG{IO} = $look;
  fcntl(STDIN, 8, $$ + 0) && fcntl(STDIN, 4, 0x2000) or die "the box: its lifeline: $!\n";
  $look->();
}
`,So=5,Oe=7200*60*1e3;function C(e=Oe){return Math.ceil(Math.min(e,Oe)/1e3)+So}m();import{randomUUID as Xo}from"node:crypto";import{writeFileSync as Jo}from"node:fs";import{join as Ko}from"node:path";m();var G=String.raw`
use strict; use warnings;
${I}
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
`;m();var _e=[425,426,427,428,429,430,431,432,433,437,442,452],Eo={x64:{audit:3221225534,clone:56,unshare:272,socket:41,modes:[[2,2],[85,1],[90,1],[91,1],[133,1],[257,3],[259,2],[268,2]],refused:[308,250,248,249,321,298,323,..._e]},arm64:{audit:3221225655,clone:220,unshare:97,socket:198,modes:[[33,2],[52,1],[53,2],[56,3]],refused:[268,219,217,218,280,241,282,..._e]}},vo=435,Bo=1073741824,Ro=268435456,Lo=[1,2,10,16],Oo=2048,L=32,V=21,_o=53,Ie=69,z=6,Ao=2147418112,Ae=327680,Io=1,Co=38,Y=16;function T(e=process.arch){let o=Eo[e];if(o===void 0)throw new v({code:"E_BOX",message:`There is no box for ${e} yet.`});let{audit:t,clone:r,unshare:n,socket:s,modes:i,refused:l}=o,a=(c,u)=>({code:V,value:c,yes:u}),d=[{code:L,value:4},{code:V,value:t,no:"missing"},{code:L,value:0},{code:_o,value:Bo,yes:"missing"},...[...l,vo].map(c=>a(c,"missing")),...[r,n].map(c=>a(c,"namespaces")),...i.map(([c,u])=>a(c,`mode ${u}`)),{code:V,value:s,yes:"families",no:"allow"},{code:L,value:Y,label:"namespaces"},{code:Ie,value:Ro,yes:"forbid",no:"allow"},...[1,2,3].flatMap(To),{code:L,value:Y,label:"families"},...Lo.map(c=>a(c,"allow")),{code:z,value:Ae|Io,label:"forbid"},{code:z,value:Ao,label:"allow"},{code:z,value:Ae|Co,label:"missing"}],p=(c,u)=>u===void 0?0:d.findIndex(y=>y.label===u)-c-1;return Buffer.concat(d.map(({code:c,value:u,yes:y,no:h},x)=>Mo(c,p(x,y),p(x,h),u)))}function To(e){return[{code:L,value:Y+8*e,label:`mode ${e}`},{code:Ie,value:Oo,yes:"forbid",no:"allow"}]}function Mo(e,o,t,r){let n=Buffer.alloc(8);return n.writeUInt16LE(e,0),n.writeUInt8(o,2),n.writeUInt8(t,3),n.writeUInt32LE(r,4),n}m();import{existsSync as M,lstatSync as No,readdirSync as Fo,readlinkSync as Uo,realpathSync as Do}from"node:fs";import{join as Ce}from"node:path";var Wo=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32","/opt","/nix/store","/nix/var/nix/profiles"],qo=["/opt","/usr/local"],Ho=[".credentials",".runner"],jo=["alternatives","bash.bashrc","ca-certificates","ca-certificates.conf","debian_version","fonts","group","hosts","java-17-openjdk","java-21-openjdk","ld.so.cache","ld.so.conf","ld.so.conf.d","localtime","magic","mime.types","nsswitch.conf","os-release","passwd","profile","protocols","services","ssl/certs","ssl/openssl.cnf","timezone"],Go=["null","zero","full","random","urandom","tty"],Vo=512*1024*1024;function Te(){return[...Wo.flatMap(zo),...jo.map(e=>`/etc/${e}`).filter(M).map(N)]}function Me(e,o=qo){return o.filter(M).flatMap(r=>Fo(r).map(n=>Ce(r,n))).filter(r=>Ho.some(n=>M(Ce(r,n)))||e.some(n=>B(r,n)!==void 0))}function Ne(){return[{kind:"tmpfs",bytes:65536,mode:"755",to:"/dev"},...Go.map(e=>{let o=`/dev/${e}`;return{kind:"bind",from:o,to:o,access:"device"}}),{kind:"link",target:"/proc/self/fd",to:"/dev/fd"},{kind:"link",target:"/proc/self/fd/0",to:"/dev/stdin"},{kind:"link",target:"/proc/self/fd/1",to:"/dev/stdout"},{kind:"link",target:"/proc/self/fd/2",to:"/dev/stderr"},{kind:"tmpfs",bytes:Vo,mode:"1777",to:"/dev/shm"}]}function N(e){return{kind:"bind",from:Do(e),to:e,access:"read"}}function zo(e){return M(e)?No(e).isSymbolicLink()?[{kind:"link",target:Uo(e),to:e}]:[N(e)]:[]}m();import{getegid as Yo,geteuid as Qo}from"node:process";var F=1e3;function U(){let[e=F,o=F]=[Qo?.(),Yo?.()];return e===0?{user:F,group:F}:{user:e,group:o}}var S="/usr/bin/perl",Q="/usr/bin/sudo";function Fe(e,o,t){let r=De(e,o,{...t,isRoot:!1});return R({command:[S,"-e",G,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function Ue(e,o,t){let r=De(e,o,{...t,isRoot:!0});return R({command:[Q,"-n","--",S,"-e",G,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function De({command:e,environment:o,directory:t,network:r,hasConnection:n=!1,timeoutMs:s},i,{scratch:l,limits:a,isRoot:d}){let{user:p,group:c}=U(),u=a.processes+(d?$e():0),y=[["set","userns",d?"":"1"],["set","seconds",String(C(s))],["set","connection",n?"1":""],["set","uid",String(p)],["set","gid",String(c)],["set","network",r==="all"?"all":"none"],["set","directory",t],["set","processes",String(u)],["set","filter",T().toString("hex")],...[...Ne(),...i].map(Zo),...Object.entries(o).map(([g,w])=>["env",g,w]),...e.map(g=>["arg",g])],h=Ko(l,`${Xo()}.box`),x=y.flatMap(g=>Array.from({length:4},(w,_)=>g[_]??""));return Jo(h,x.join("\0"),{mode:384,flag:"wx"}),h}function Zo(e){return e.kind==="link"?["link",e.target,e.to]:e.kind==="tmpfs"?["tmpfs",String(e.bytes),e.to,`mode=${e.mode}`]:e.kind==="copy"?["copy",e.from,e.to,e.folder]:["bind",e.from,e.to,e.access]}var X="/usr/bin/bwrap",it=512*1024*1024,at=16*1024*1024,dt=String.raw`${I}
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
`,We={arm64:[261,167,94],x64:[302,157,231]};function He(e,o,{scratch:t,limits:r}){let n=e.hasConnection===!0?"descriptor":"none",s=n==="descriptor"?4:3,i=process.arch==="arm64"?We.arm64:We.x64,l=[C(e.timeoutMs),r.processes,s,...i],a=ct(e,o,U()),d=qe(t,a.map(c=>`${c}\0`).join("")),p=qe(t,T());try{return R({command:[X,"--args",String(s),"--seccomp",String(s+1),"--",S,"-e",dt,...l.map(String),...e.command],descriptors:[d,p],connection:n})}finally{for(let c of[d,p])ot(c)}}function qe(e,o){let t=st(e,`${et()}.box`);nt(t,o,{mode:384,flag:"wx"});let r=tt(t,"r");return rt(t),r}function ct({network:e,directory:o,environment:t},r,{user:n,group:s}){return["--unshare-user","--disable-userns","--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try",...e==="all"?[]:["--unshare-net"],"--uid",String(n),"--gid",String(s),"--hostname","box","--new-session","--as-pid-1","--cap-drop","ALL","--clearenv",...Object.entries(t).flatMap(([i,l])=>["--setenv",i,l]),"--size",String(at),"--tmpfs","/",...r.flatMap(lt),"--proc","/proc","--remount-ro","/proc","--dev","/dev","--size",String(it),"--perms","1777","--tmpfs","/dev/shm","--remount-ro","/dev","--remount-ro","/","--chdir",o]}function lt(e){return e.kind==="link"?["--symlink",e.target,e.to]:e.kind==="copy"?["--ro-bind",e.from,e.to]:e.kind==="tmpfs"?["--size",String(e.bytes),"--perms",e.mode,"--tmpfs",e.to]:[e.access==="write"?"--bind":"--ro-bind",e.from,e.to]}m();import{chmodSync as pt,existsSync as ut,lstatSync as Z,mkdirSync as Ye,realpathSync as ft,statSync as Qe}from"node:fs";import{join as P}from"node:path";m();import{dirname as mt,resolve as je}from"node:path";function Ve(e){let o=s=>new Set(s.map(({to:i})=>je(i))),[t,r]=[o(e.filter(Ge)),o(e.filter(J))],n=new Set;return e.filter(s=>{if(!Ge(s))return!0;let i=je(s.to),l=A(i);return r.has(i)||l.some(a=>r.has(a))?!0:n.has(i)||l.some(a=>t.has(a))?!1:(n.add(i),!0)})}function Ge(e){return e.kind==="bind"&&e.access==="read"&&e.from===e.to}function J(e){return e.kind==="tmpfs"||e.kind==="bind"&&e.access==="write"}function ze(e){let o=({to:t})=>t===mt(t)?0:t.split("/").length;return e.toSorted((t,r)=>o(t)-o(r))}function D(e,o){let{home:t,writable:r,readable:n,mounts:s=[],copies:i=[]}=e;ht(e);for(let a of[t,...r])yt(a);let l=[...Te(),...o.covered.filter(ut).map(xt),...[process.execPath,...o.readable,...n].map(N),...[t,...r].map(a=>O(a,a,!0)),...r.flatMap(a=>gt(a,e,o)),...[...n.map(a=>({from:a,to:a})),...i].flatMap(a=>bt(a,o)),...s.map(({from:a,to:d,writable:p})=>O(a,d,p)),...i.map(a=>kt(a,t,o))];for(let{to:a}of[...s,...i])$t([t,...r],a);return ze([wt(t,l,o),...Ve(l)])}function yt(e){let{mode:o}=Qe(e);(o&K)!==K&&pt(e,o|K)}var K=448;function xt(e){return{kind:"tmpfs",bytes:65536,mode:"1777",to:e}}function ht({command:e,environment:o,directory:t,home:r,writable:n,readable:s,mounts:i=[],copies:l=[]}){let a=[t,r,...n,...s],d=[...i,...l].flatMap(({from:c,to:u})=>[c,u]);if([...e,...Object.entries(o).flat(),...a,...d].some(c=>c.includes("\0")))throw new v({code:"E_BOX",message:"No argument or variable may contain a NUL."})}function gt(e,{mounts:o=[]},{nothing:t}){let r=P(e,".git"),n=Z(r,{throwIfNoEntry:!1});return n===void 0||o.some(({to:s})=>s===r)?[]:(Xe(r),[O(n.isDirectory()?t.folder:t.file,r,!1)])}function bt({from:e,to:o},{nothing:t}){if(!Qe(e).isDirectory())return[];let r=Z(P(e,".git"),{throwIfNoEntry:!1});return r===void 0||r.isSymbolicLink()?[]:[O(r.isDirectory()?t.folder:t.file,P(o,".git"),!1)]}function $t(e,o){for(let t of e){let r=B(t,o)?.split("/")??[];for(let n of r.keys())Xe(P(t,...r.slice(0,n+1)))}}function Xe(e){if(Z(e,{throwIfNoEntry:!1})?.isSymbolicLink()===!0)throw new v({code:"E_BOX",message:`${e} was replaced by a link.`})}function wt(e,o,{changes:t}){if(o.some(({to:n})=>B("/tmp",n)!==void 0))return{kind:"tmpfs",bytes:Pt,mode:"1777",to:"/tmp"};let r=P(t,j(`${e}
/tmp`));return Ye(r,{recursive:!0}),O(r,"/tmp",!0)}var Pt=1024*1024*1024;function kt({from:e,to:o},t,{changes:r}){let n=P(r,j(`${t}
${o}`));for(let s of["upper","work"])Ye(P(n,s),{recursive:!0});return{kind:"copy",from:ft(e),to:o,folder:n}}function O(e,o,t){return{kind:"bind",from:e,to:o,access:t?"write":"read"}}m();import{existsSync as qt}from"node:fs";import{mkdtemp as Ht}from"node:fs/promises";import{dirname as jt,join as io}from"node:path";m();import{once as ro}from"node:events";import{createServer as Tt,request as Mt}from"node:http";import{connect as Nt}from"node:net";import{pipeline as W}from"node:stream";m();import{request as St}from"node:http";import{request as Et}from"node:https";var vt=1e4;function Je(e,o){let{no_proxy:t="",[`${e}_proxy`]:r}=le().variables;return t.split(",").map(i=>i.toLowerCase().replace(/^\*?\./,"")).some(i=>i==="*"||o===i||o.endsWith(`.${i}`))||r===void 0?void 0:new URL(r)}function ee(e,o){let{protocol:t,hostname:r,port:n,username:s,password:i}=e,l=[s,i].map(decodeURIComponent).join(":"),a=s===""?{}:{"proxy-authorization":`Basic ${Buffer.from(l).toString("base64")}`};return(t==="https:"?Et:St)({hostname:r.replace(/^\[|\]$/g,""),port:n,agent:!1,...o,headers:{...o.headers,...a}})}async function Ke(e,o){return new Promise((t,r)=>{let n=ee(e,{method:"CONNECT",path:o,headers:{host:o},timeout:vt});n.once("connect",({statusCode:s},i)=>{if(s===200)return t(i.setTimeout(0));i.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("response",({statusCode:s})=>{n.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("timeout",()=>n.destroy(new Error("the job's proxy does not answer"))),n.once("error",r),n.end()})}m();import{lookup as At}from"node:dns/promises";m();import{BlockList as Bt,isIP as Ze}from"node:net";import{networkInterfaces as Rt}from"node:os";var Lt=oe("ipv4",[["0.0.0.0",8],["10.0.0.0",8],["100.64.0.0",10],["127.0.0.0",8],["168.63.129.16",32],["169.254.0.0",16],["172.16.0.0",12],["192.0.0.0",24],["192.0.2.0",24],["192.88.99.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24],["224.0.0.0",3]]),Ot=oe("ipv6",[["2000::",3]]),_t=oe("ipv6",[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20]]);function eo(e){return Object.values(Rt()).flatMap(t=>t??[]).some(t=>t.address===e)?!1:Ze(e)===4?!Lt.check(e,"ipv4"):Ze(e)!==6||e.includes("%")?!1:Ot.check(e,"ipv6")&&!_t.check(e,"ipv6")}function oe(e,o){let t=new Bt;for(let[r,n]of o)t.addSubnet(r,n,e);return t}var It=[80,443],Ct=e=>At(e,{all:!0,verbatim:!0});function te(e){if(!URL.canParse(e))return;let{hostname:o,port:t}=new URL(e);return{host:o.toLowerCase().replace(/\.$/,""),port:Number(t||80)}}async function re(e,o,{hosts:t,lookup:r=Ct}){let n=(p,c=403)=>({kind:"refused",status:c,reason:p});if(e===void 0)return n("this is not a valid host");let{host:s,port:i}=e;if(!t.includes(s))return n(`${s} may not be reached from here. A person can allow it by adding it to "action": { "network": ["${s}"] } in the squad's config.json on the default branch.`);if(!It.includes(i))return n(`${s} may be reached only on ports 80 and 443.`);let l=Je(o,s),a=await b(r(s)),d=a.kind==="done"?a.value:[];return d.every(({address:p})=>eo(p))?l!==void 0?{kind:"open",addresses:d,outer:l}:d.length>0?{kind:"open",addresses:d}:n(`${s} was not found`,502):n(`${s} is this machine or on its network: such addresses can't be reached from here.`)}var Ft=256;async function no(e){let o=Tt({maxHeaderSize:32768}),t=new Set;return o.maxConnections=Ft,o.on("connection",r=>{t.add(r.on("error",()=>r.destroy()).once("close",()=>t.delete(r)))}),o.on("connect",(r,n,s)=>{Ut(r,n,s,e)}),o.on("request",(r,n)=>{Dt(r,n,e)}),o.listen(e.path).unref(),await ro(o,"listening"),()=>{o.close();for(let r of t)r.destroy()}}async function Ut({url:e=""},o,t,r){o.on("error",()=>o.destroy());let n=te(`http://${e}`),s=await re(n,"https",r);if(s.kind==="refused")return oo(o,s.status,s.reason);let{addresses:i,outer:l}=s,a=await b(async()=>{if(l!==void 0)return Ke(l,`${n?.host}:${n?.port}`);let d=so(i,n?.port??0,r);return await ro(d,"connect"),d});if(a.kind==="threw")return oo(o,502,`${n?.host} could not be reached`);o.write(`HTTP/1.1 200 Connection established\r
\r
`),t.length>0&&a.value.write(t),W(o,a.value,()=>{}),W(a.value,o,()=>{})}function oo(e,o,t){let n=`HTTP/1.1 ${o} ${o===403?"Forbidden":"Bad Gateway"}\r
Content-Type: text/plain; charset=utf-8\r
Connection: close\r
`;e.end(`${n}Content-Length: ${Buffer.byteLength(t)+1}\r
\r
${t}
`)}async function Dt(e,o,t){let{url:r="",method:n}=e,s=(g,w)=>{o.headersSent||o.writeHead(g,{"content-type":"text/plain"}),o.end(`${w}
`)};if(!/^http:\/\//i.test(r)||!URL.canParse(r))return s(400,"this is a proxy for http");let i=te(r),l=await re(i,"http",t);if(l.kind==="refused")return s(l.status,l.reason);let{addresses:a,outer:d}=l,{host:p,pathname:c,search:u,href:y}=new URL(r),h={method:n,headers:{...to(e.headers),host:p}},x=d===void 0?Mt({...h,path:`${c}${u}`,createConnection:()=>so(a,i?.port??0,t)}):ee(d,{...h,path:y});x.once("error",()=>s(502,`${p} could not be reached`)),x.once("response",g=>{o.writeHead(g.statusCode??502,to(g.headers)),W(g,o,()=>{})}),W(e,x,()=>{})}var Wt=/^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;function to(e){return Object.fromEntries(Object.entries(e).filter(([o])=>!Wt.test(o)))}function so(e,o,t){return t.dial!==void 0?t.dial(e,o):Nt({host:"one-of-these.invalid",port:o,autoSelectFamily:!0,lookup:(r,n,s)=>s(null,[...e])})}function ao({scratch:e,forwarder:o,...t}){let r=new Map,n=async s=>{let i=await Ht(io(e,"hosts-")),l=io(i,"proxy");return{folder:i,socket:l,close:await no({...t,hosts:s,path:l})}};return{async reach(s){let{network:i="none",readable:l,command:a,environment:d,hasConnection:p}=s;if(i==="all")return{...s,readable:[...l,...Gt()]};if(i==="none"||i.length===0)return{...s,network:"none"};let c=i.toSorted().join(" "),u=r.get(c)??n(i);r.set(c,u),u.catch(()=>r.delete(c));let{folder:y,socket:h}=await u,x=p===!0?"connection":"none";return{...s,network:"none",command:[process.execPath,o,h,x,...a],environment:{...d,...we},readable:[...l,jt(o),y]}},async close(){for(let s of await Promise.allSettled(r.values()))s.status==="fulfilled"&&s.value.close()}}}function Gt(){return["/etc/resolv.conf"].filter(qt)}m();import{randomUUID as Xt}from"node:crypto";import{once as Jt}from"node:events";import{mkdir as Kt,mkdtemp as Zt,rm as er,writeFile as or}from"node:fs/promises";import{dirname as tr,join as q,resolve as rr}from"node:path";import{text as lo}from"node:stream/consumers";m();import{once as Vt}from"node:events";import{createServer as ne}from"node:net";import{networkInterfaces as zt}from"node:os";import{join as Yt}from"node:path";var Qt="192.0.2.1";async function co(e,o){let t=Yt(e,"socket"),r=`\0${o}`,n=ne(),s=[n,ne(),ne()];await Promise.all([se(n,{port:0,host:"0.0.0.0"}),se(s[1],{path:t}),se(s[2],{path:r})]);let i=n.address(),l=typeof i=="object"&&i!==null?i.port:0;return{addresses:[...Object.values(zt()).flatMap(d=>d??[]).filter(({family:d})=>d==="IPv4").map(({address:d})=>({host:d,port:l})),{path:t},...[r,r.padEnd(108,"\0")].map(d=>({path:d})),{host:Qt,port:80}],close(){for(let d of s)d.close()}}}async function se(e,o){if(e===void 0)return;e.unref().on("connection",r=>r.destroy());let t=Vt(e,"listening");e.listen(o),await t}var mo=1e4,nr=ue(fe({guarantee:ye(["environment","processes","files","network","rights"]),what:pe()}));async function po(e,o){let t=await b(sr(e,o));return t.kind==="done"?t.value:{kind:"fails",reason:ce(t.error).message}}async function sr(e,o){let t=`canary-${Xt()}`,r=await Zt(q(o.scratch,"proof-")),n=q(o.temporary,t),s=await co(r,t);try{await or(n,t,{mode:384});let i=await ir(r,o),l=D(i,o.shared),a=l.map(({to:c})=>c),d=new Set(a.flatMap(c=>[c,...A(c)])),p={canary:t,variables:Object.keys(i.environment),process:process.pid,hidden:[n,...o.hidden.filter(c=>!d.has(rr(c)))],places:a,writable:l.flatMap(c=>J(c)?c.to:[]),listeners:s.addresses};return await ar(e,{...i,command:[...i.command,JSON.stringify(p)]},l)}finally{s.close(),await Promise.all([r,n].map(i=>er(i,{recursive:!0,force:!0})))}}async function ir(e,{program:o}){let[t,r]=[q(e,"home"),q(e,"worktree")];return await Promise.all([t,r].map(n=>Kt(n))),{command:[process.execPath,o],environment:{PATH:"/usr/bin:/bin",HOME:t,TMPDIR:"/tmp",LANG:"C.UTF-8",CI:"true"},directory:r,home:t,writable:[r],readable:[tr(o)],timeoutMs:mo}}async function ar(e,o,t){let r=e(o,t),n=Jt(r.child,"close"),s=Promise.all([r.stdout===void 0?"":lo(r.stdout),lo(r.stderr),n]),[i,l]=await $(mo,s,()=>(r.kill(),["","the probe did not end"])),a=me(i),d=nr.safeParse(a.kind==="value"?a.value:void 0);return d.success?d.data.length===0?{kind:"holds"}:{kind:"leaks",leaks:d.data}:{kind:"fails",reason:dr(l)}}function dr(e){let o=e.trim().split(`
`);return o.find(t=>/^\w*Error\b/.test(t))||o.at(-1)||"the probe said nothing"}var ur={bubblewrap:{needs:X,start:He},"user-namespace":{needs:S,start:Fe},sudo:{needs:Q,start:Ue}},fr={processes:4096};async function fo(e,o){let{ways:t=["bubblewrap","user-namespace","sudo"],temporary:r,hidden:n}=e,s=await xr(r),i=await hr(e,s),l=e.probe??he("box-probe.js"),a=E(pr(l),"box-network.js"),d=ao({scratch:s,forwarder:a}),p={scratch:s,temporary:r,hidden:[...n,...gr],shared:i,program:l},c=[];for(let y of process.platform==="linux"?t:[]){let{needs:h,start:x}=ur[y],g=(_,H)=>x(_,H,{scratch:s,limits:fr}),w=uo(h)?await $r(g,p):`${h} was not found`;if(w===void 0)return{state:{kind:"on",way:y,failed:c},scratch:s,network:d,async start(H){let de=await d.reach(H);return g(de,D(de,i))}};c.push({way:y,reason:w})}return{state:o?{kind:"on",way:"none",failed:c}:{kind:"off",...br,failed:c},scratch:s,network:d,start:async()=>{}}}var yr=85;async function xr(e){let o=E(await ie(e),"squad-box-"),t=Buffer.byteLength(o)+6<=yr;return lr(t?o:E(await ie("/tmp"),"squad-box-"))}async function hr({temporary:e,toolCache:o,hidden:t},r){let n={folder:E(r,"nothing"),file:E(r,"nothing.txt")};return await Promise.all([cr(n.folder),mr(n.file,"")]),{readable:uo(o)?[await ie(o)]:[],nothing:n,covered:Me([e,...t]),changes:E(r,"changes")}}var gr=["/run/docker.sock","/var/run/docker.sock","/root","/sys","/var","/run"],br={reason:"this runner cannot isolate programs of the repository from the job",next:"use a runner with Ubuntu 24.04 or later, install bubblewrap, or let the job use `sudo -n`"};async function $r(e,o){let t=await po(e,o);if(t.kind!=="holds")return t.kind==="fails"?t.reason:`it lets through: ${Pr(t.leaks)}`}var wr=5;function Pr(e){let o=e.slice(0,wr).map(({what:r})=>r),t=e.length-o.length;return[...o,...t>0?[`${t} more`]:[]].join(", ")}function ri(e){let o,t=e.isOptional??!1,r=()=>(o??=fo(e,t),o.catch(()=>{o=void 0}),o);return{state:async()=>(await r()).state,start:async n=>(await r()).start(n),allowNone(){t=!0},async close(){if(o===void 0)return;let{scratch:n,network:s}=await o;await s.close(),await Le(n)}}}m();import{randomUUID as Lr}from"node:crypto";import{stat as Or}from"node:fs/promises";m();function yo(e,{maxBytes:o,keepAt:t,mask:r}){let n=[],s=0,i=0,l=0,a=10,d;return e.on("data",c=>{if(i+=c.length,l+=kr(c),a=c[c.length-1]??a,i>o&&t!==void 0&&(d===void 0&&(d=Be(t,r),d.write(Buffer.concat(n))),d.write(c)),s>=o)return;let u=Buffer.from(c.subarray(0,o-s));s+=u.length,n.push(u)}),{ended:new Promise(c=>{for(let u of["end","close","error"])e.once(u,()=>c())}),finish(){return e.removeAllListeners("data"),e.destroy(),{text:Sr(Buffer.concat(n),i>s),bytes:i,lines:l+(a===10?0:1),keptAt:d?.end()}}}}function kr(e){let o=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))o+=1;return o}function Sr(e,o){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e,{stream:o}).replaceAll("\0","\uFFFD")}m();import{constants as Er}from"node:os";function xo({child:e,stdout:o,stderr:t,kill:r}){if(o===void 0)throw new Error("a program without standard output");return{child:e,stdout:o,stderr:t,async end(n){r(),await $(vr,n,()=>{})}}}var vr=1e3;async function ho(e){let{command:o,env:t,directory:r,marker:n,graceMs:s}=e,{child:i,isolation:l}=await Ee(o,{cwd:r,env:{...t},stdio:["ignore","pipe","pipe"]}),{stdout:a,stderr:d}=i;if(a===null||d===null)throw new Error("a process without streams");return{child:i,stdout:a,stderr:d,async end(p){await Br(i,p,s),await Rr(i,l.endsAll?void 0:n)}}}async function Br(e,o,t){e.exitCode!==null||e.signalCode!==null||(k(e,"SIGTERM"),await $(t,o,()=>{})!==void 0)||(k(e,"SIGKILL"),await $(t,o,()=>{}))}async function Rr(e,o){e.pid!==void 0&&(k(e,"SIGKILL"),o!==void 0&&await be(o))}function go(e){return new Promise(o=>{e.once("error",t=>o({kind:"not-started",reason:ae(t,e.spawnfile)})),e.once("exit",(t,r)=>o({kind:"exited",code:t??128+(r?Er.signals[r]:0)}))})}function ae(e,o){let r=typeof e=="object"&&e!==null&&"code"in e?String(e.code):"";return r==="ENOENT"?`${o} was not found`:r==="EACCES"?`${o} is not an executable file`:r==="E2BIG"?"the arguments are too long":`${o} could not be started (${r||"unknown reason"})`}var _r=1e3,Ar=500;function vi(e){return{runProgram:o=>Ir(o,e)}}async function Ir(e,o){let t=await o.box.state();if(t.kind==="off")return{kind:"not-started",reason:`${t.reason}: ${t.next}`};let r=Lr(),n=e.home??o.home,s={...e.environment,...t.way==="none"?{[ge]:r}:{}},i=Se({home:n,passed:e.passed,set:s}),{PATH:l=""}=i,a=e.command==="node"?process.execPath:e.command;if(!await ve(a,l))return{kind:"not-started",reason:`${e.command} was not found`};if((await Or(e.directory).catch(()=>{}))?.isDirectory()!==!0)return{kind:"not-started",reason:"its working directory does not exist"};if(e.signal.aborted)return{kind:"not-started",reason:"the run is ending"};let p=[a,...e.args],c=await b(async()=>{let{box:u,directory:y,timeoutMs:h}=e,x=await o.box.start({...u,command:p,environment:i,directory:y,home:n,timeoutMs:h});return x===void 0?ho({command:p,env:i,directory:y,marker:r,graceMs:o.graceMs??_r}):xo(x)});return c.kind==="threw"?{kind:"not-started",reason:ae(c.error,e.command)}:Cr(c.value,e,o)}async function Cr(e,o,{mask:t,limits:r}){let n=u=>yo(e[u],{maxBytes:o.maxBytes,keepAt:o.keepAs===void 0?void 0:`${o.keepAs}.${u}.txt`,mask:t}),s=[n("stdout"),n("stderr")],i=go(e.child),l=Pe(e.child,o.directory,r),a=ke([e.stdout,e.stderr],r),d=await Tr(Promise.race([i,l.exceeded,a]),o);l.stop(),await e.end(i);let[p,c]=await Mr(s);return d.kind==="not-started"?d:{...d,stdout:p,stderr:c}}function Tr(e,{timeoutMs:o,signal:t}){let r=xe(e,t,()=>({kind:"aborted"}));return $(o,r,()=>({kind:"timed-out"}))}async function Mr(e){return await $(Ar,Promise.all(e.map(({ended:o})=>o)),()=>{}),[e[0].finish(),e[1].finish()]}m();function Oi(){let e=Promise.resolve();return o=>{let t=e.then(o);return e=b(t),t}}function _i(e){let o;return()=>(o??=e().catch(t=>{throw o=void 0,t}),o)}export{Le as a,ri as b,vi as c,Oi as d,_i as e};
