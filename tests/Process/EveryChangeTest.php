<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Serializer;
use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * All that code rests on changes between two processes: then the second does as one that finds no code. Each case has a
 * namespace of its own, so that few processes are enough for all. The files always have the same mtime.
 */
#[CoversClass(Serializer::class)]
final class EveryChangeTest extends ProcessTestCase
{
    private const PROGRAM = <<<'PHP'
        [, $directory, $sources, $cases] = $argv;
        spl_autoload_register(static function (string $class) use ($sources): void {
            $file = $sources . '/' . str_replace('\\', '/', $class) . '.php';
            if (is_file($file)) {
                require $file;
            }
        });
        $kiln = Kiln\Serializer::create($directory, debug: true);
        $results = [];
        foreach (json_decode($cases, true) as $name => [$json, $type]) {
            try {
                $object = $kiln->deserialize($json, $type);
                $results[$name] = print_r($object, true) . $kiln->serialize($object);
            } catch (Throwable $error) {
                $results[$name] = $error::class . ': ' . $error->getMessage();
            }
        }
        echo json_encode($results);
        PHP;

    /** A document, a type (in the namespace of the case), and two versions of files. `->` is a symbolic link, null no file. */
    private const CASES = [
        'a class' => ['{"a":5,"b":6}', 'A', ['A' => 'class A { public int $a = 1; }'], ['A' => 'class A { public int $a = 1; public int $b = 2; }']],
        'of the same size' => ['{"a":5,"y":6,"z":7}', 'A', ['A' => 'class A { public int $a = 1; public int $z = 3; }'], ['A' => 'class A { public int $a = 1; public int $y = 3; }']],
        'a parent' => ['{"a":5,"q":6}', 'A', ['P' => 'class P { public int $p = 1; }', 'A' => 'class A extends P { public int $a = 1; }'], ['P' => 'class P { public int $p = 1; public int $q = 2; }']],
        'a trait' => ['{"a":5,"q":6}', 'A', ['T' => 'trait T { public int $p = 1; }', 'A' => 'class A { use T; public int $a = 1; }'], ['T' => 'trait T { public int $p = 1; public int $q = 2; }']],
        'a trait of a trait' => ['{"a":5,"q":6}', 'A', ['U' => 'trait U { public int $z = 1; }', 'T' => 'trait T { use U; }', 'A' => 'class A { use T; public int $a = 1; }'], ['U' => 'trait U { public int $p = 1; public int $q = 2; }']],
        'an interface' => ['{"aB":5}', 'A', ['I' => '#[\Kiln\Attribute\Naming(\Kiln\Attribute\NamingStrategy::AsIs)] interface I {}', 'A' => 'class A implements I { public int $aB = 1; }'], ['I' => '#[\Kiln\Attribute\Discriminator(field: "kind", map: ["a" => A::class])] interface I {}']],
        'a nested class' => ['{"n":{"n":3,"m":"y"}}', 'A', ['N' => 'class N { public int $n = 1; }', 'A' => 'class A { public ?N $n = null; }'], ['N' => 'class N { public int $n = 1; public string $m = "x"; }']],
        'an enum' => ['{"e":"b"}', 'A', ['E' => 'enum E: string { case A = "a"; }', 'A' => 'class A { public ?E $e = null; }'], ['E' => 'enum E: string { case A = "a"; case B = "b"; }']],
        'an enum that loses its values' => ['{"e":"a"}', 'A', ['E' => 'enum E: string { case A = "a"; }', 'A' => 'class A { public ?E $e = null; }'], ['E' => 'enum E { case A; case a; }']],
        'a discriminator' => ['{"b":{"t":"1x","y":9}}', 'A', ['D' => 'class D extends B { public int $x = 1; }', 'E' => 'class E extends B { public int $y = 1; }', 'B' => '#[\Kiln\Attribute\Discriminator(field: "t", map: ["1x" => D::class])] abstract class B {}', 'A' => 'class A { public ?B $b = null; }'], ['B' => '#[\Kiln\Attribute\Discriminator(field: "t", map: ["1x" => E::class])] abstract class B {}']],
        'members of a union' => ['{"b":{"y":9}}', 'A', ['D' => 'class D { public int $x; }', 'E' => 'class E { public int $y; }', 'A' => 'class A { public D|E|null $b = null; }'], ['D' => 'class D { public int $y; }', 'E' => 'class E { public int $x; }']],
        'an imported type' => ['{"r":[{"a":1,"b":"x"}]}', 'A', ['Y' => '/** @phpstan-type Row array{a: int} */ class Y {}', 'A' => '/** @phpstan-import-type Row from Y */ class A { /** @var list<Row> */ public array $r = []; }'], ['Y' => '/** @phpstan-type Row array{a: int, b: string} */ class Y {}']],
        'a converter' => ['{"x":"q"}', 'A', ['C' => 'class C implements \Kiln\ValueConverter { public function __construct(private string $s = "1") {} public function serialize(mixed $v, \Kiln\Context $c): string { return "v1" . $this->s; } public function deserialize(mixed $d, \Kiln\Context $c): string { return "r1$d"; } }', 'A' => 'class A { #[\Kiln\Attribute\Converter(C::class)] public string $x = ""; }'], ['C' => 'class C implements \Kiln\ValueConverter { public function serialize(mixed $v, \Kiln\Context $c): string { return "v2"; } public function deserialize(mixed $d, \Kiln\Context $c): string { return "r2$d"; } }']],
        'a constant in an attribute' => ['{"one":5,"two":6}', 'A', ['K' => 'class K { const N = "one"; const G = "g"; }', 'A' => 'class A { #[\Kiln\Attribute\SerializedName(K::N)] public int $a = 1; }'], ['K' => 'class K { const N = "two"; const G = "g"; }']],
        'a constant of a constant' => ['{"one":5,"two":6}', 'A', ['L' => 'interface L { const M = "one"; }', 'J' => 'class J implements L {}', 'K' => 'class K { const N = J::M; }', 'A' => 'class A { #[\Kiln\Attribute\SerializedName(K::N)] public int $a = 1; }'], ['L' => 'interface L { const M = "two"; }']],
        'a constant of no class' => ['{"one":5,"two":6}', 'A', ['A' => 'require_once __DIR__ . "/constants.php"; class A { #[\Kiln\Attribute\SerializedName(NAME)] public int $a = 1; }', 'constants' => 'const NAME = "one";'], ['constants' => 'const NAME = "two";']],
        'a constant as default of a parameter' => ['{}', 'A', ['K' => 'class K { const N = 7; }', 'A' => 'class A { public function __construct(public int $a = K::N) {} }'], ['K' => 'class K { const N = 8; }']],
        'a constant as default of a property' => ['{}', 'A', ['K' => 'class K { const N = 7; }', 'A' => 'class A { public int $a = K::N; }'], ['K' => 'class K { const N = 8; }']],
        'the value of a case in an attribute' => ['{"one":5,"two":6}', 'A', ['K' => 'enum K: string { case A = "one"; }', 'A' => 'class A { #[\Kiln\Attribute\SerializedName(K::A->value)] public int $a = 1; }'], ['K' => 'enum K: string { case A = "two"; }']],
        'the argument of a template' => ['{"i":[{"n":"5"}]}', 'G<N>', ['G' => '/** @template T */ class G { /** @var list<T> */ public array $i = []; }', 'N' => 'class N { public int $n = 1; }'], ['N' => 'class N { public string $n = "1"; }']],
        'what an alias names' => ['{"n":"5"}', 'A', ['N' => 'class N { public int $n = 1; }', 'A' => 'class_alias(N::class, __NAMESPACE__ . "\A");'], ['N' => 'class N { public string $n = "1"; }']],
        'a link to a file' => ['{"a":5,"b":6}', 'A', ['One' => 'class A { public int $a = 1; }', 'A' => '->One.php'], ['Two' => 'class A { public int $a = 1; public int $b = 2; }', 'A' => '->Two.php']],
        'an interface in place of a class' => ['{"a":{"a":5}}', 'B', ['A' => 'class A { public int $a = 1; }', 'B' => 'class B { public A $a; }'], ['A' => 'interface A {}']],
        'a constructor' => ['{"a":5}', 'A', ['A' => 'class A { public function __construct(public int $a) {} }'], ['A' => 'class A { private function __construct(public int $a, public int $b = 4) {} }']],
        'the class of a value' => ['{}', 'A', ['N' => 'class N { public int $n = 1; }', 'A' => 'class A { public mixed $m = null; public function __construct() { $this->m = [new N()]; } }'], ['N' => 'class N { public int $n = 1; public int $o = 2; }']],
    ];

    #[Test]
    public function codeOfWhatHasChangedIsMadeAgain(): void
    {
        $this->files(2);
        $first = $this->results('code');
        self::assertSame($first, $this->results('code'), 'nothing has changed yet');
        $this->files(3);

        $fresh = $this->results('fresh');

        $kept = array_keys(array_filter($fresh, static fn(string $result, string $name): bool => $result === $first[$name], \ARRAY_FILTER_USE_BOTH));
        self::assertSame([], $kept, 'each change makes a difference');
        self::assertSame($fresh, $this->results('code'));
    }

    /**
     * @param 2|3 $version
     */
    private function files(int $version): void
    {
        foreach (array_keys(self::CASES) as $number => $name) {
            $folder = "{$this->directory}/Case{$number}";
            if (!is_dir($folder)) {
                mkdir($folder);
            }
            foreach (self::CASES[$name][$version] as $class => $code) {
                $file = "{$folder}/{$class}.php";
                if (is_link($file)) {
                    unlink($file);
                }
                if (str_starts_with($code, '->')) {
                    symlink(substr($code, 2), $file);
                } else {
                    self::write($file, "<?php namespace Case{$number}; {$code}");
                    touch($file, 1_500_000_000);
                }
            }
        }
    }

    /**
     * @return array<string, string> by name of the case
     */
    private function results(string $directory): array
    {
        $cases = [];
        foreach (array_keys(self::CASES) as $number => $name) {
            [$json, $type] = self::CASES[$name];
            $cases[$name] = [$json, (string) preg_replace('/\w+/', "Case{$number}\\\\$0", $type)];
        }
        $output = (new Child(self::PROGRAM, ["{$this->directory}/{$directory}", $this->directory, (string) json_encode($cases)]))->finish();
        /** @var array<string, string> $results */
        $results = json_decode($output, true, flags: \JSON_THROW_ON_ERROR);

        return $results;
    }
}
