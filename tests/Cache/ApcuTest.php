<?php

declare(strict_types=1);

namespace Kiln\Tests\Cache;

use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * apc.serializer=kiln. The memory of APCu is shared by a process and those it forks, so each test is a process.
 */
#[CoversNothing]
#[RequiresPhpExtension('kiln')]
final class ApcuTest extends TestCase
{
    private const SETTINGS = ['apc.enable_cli' => '1', 'apc.serializer' => 'kiln', 'log_errors' => '0'];

    /**
     * @return iterable<string, array{string}>
     */
    public static function values(): iterable
    {
        yield 'scalars in arrays' => ['["a" => 1, 5 => 1.5, "text\0é", null, false]'];
        yield 'an object' => ['(new Kiln\Tests\Graph\Model\Node())->add(new DateTimeImmutable("2026-01-02 Europe/Berlin"))'];
        yield 'enums and restored objects' => ['[Kiln\Tests\Graph\Model\Suit::cases(), new Kiln\Tests\Graph\Model\Packed(3), new ArrayObject([1])]'];
        yield 'references' => ['(function () { $a = [1]; return [&$a, &$a]; })()'];
        yield 'thousands' => ['array_map(fn ($i) => (new Kiln\Tests\Graph\Model\Node())->add($i), range(1, 3000))'];
    }

    #[Test]
    #[DataProvider('values')]
    public function whatIsFetchedIsWhatUnserializeGives(string $value): void
    {
        self::assertSame('same', self::outputOf(<<<PHP
            \$value = {$value};
            apcu_store('key', \$value) || throw new Exception('not stored');
            echo serialize(apcu_fetch('key')) === serialize(unserialize(serialize(\$value))) ? 'same' : 'different';
            PHP));
    }

    /**
     * Whatever is loaded first: APCu comes with the settings of the child, the extension with ours or the other way round.
     */
    #[Test]
    public function theOrderOfLoadingDoesNotMatter(): void
    {
        $kiln = (string) getenv('KILN_EXTENSION');
        Caches::environmentWith('apcu');
        preg_match('/extension=(.+)/', (string) file_get_contents(__DIR__ . '/../../var/caches/apcu/extensions.ini'), $apcu);
        if (!isset($apcu[1])) {
            self::markTestSkipped('APCu is loaded by the settings of this PHP.');
        }
        foreach ([[$kiln, $apcu[1]], [$apcu[1], $kiln]] as [$first, $second]) {
            $code = 'try { apcu_store("key", [fn() => 1]); } catch (Error $error) { echo $error->getMessage(); }';
            $command = [\PHP_BINARY, '-n', '-d', "extension={$first}", '-d', "extension={$second}", '-d', 'apc.enable_cli=1', '-d', 'apc.serializer=kiln', '-r', $code];
            $output = [];
            exec(implode(' ', array_map(escapeshellarg(...), $command)), $output);

            self::assertStringStartsWith('Kiln\Graph\PlainGraph cannot be loaded', implode("\n", $output));
        }
    }

    #[Test]
    public function whatCannotBeKeptIsNotStored(): void
    {
        self::assertSame('Cannot encode job.run: Closure: PHP forbids to serialize objects of this class. false', self::outputOf(<<<'PHP'
            try {
                apcu_store('key', ['job' => ['run' => fn() => 1]]);
            } catch (Kiln\Graph\UnencodableValue $exception) {
                echo $exception->getMessage(), ' ', json_encode(apcu_exists('key'));
            }
            PHP));
    }

    #[Test]
    public function whatHasNoRoomIsNotStored(): void
    {
        self::assertSame('false false true', self::outputOf(<<<'PHP'
            $large = array_map(fn(int $i): string => random_bytes(1000), range(1, 40_000));
            echo json_encode(apcu_store('key', $large)), ' ', json_encode(apcu_fetch('key')), ' ', json_encode(apcu_store('key', [1]));
            PHP));
    }

    #[Test]
    public function staleDataAreAMiss(): void
    {
        // A child that is forked declares the class anew.
        self::assertSame('false false {"fresh":1} NULL', self::outputOf(<<<'PHP'
            if (pcntl_fork() === 0) {
                eval('class Price { public int $cents = 5; }');
                apcu_store('price', new Price());
                apcu_store('fresh', ['cents' => 5]);
                posix_kill(getmypid(), SIGKILL);
            }
            pcntl_wait($status);
            eval('class Price { public float $amount = 0.05; }');
            $price = apcu_fetch('price', $isHit);
            echo json_encode($price), ' ', json_encode($isHit), ' ';
            echo json_encode(array_map(count(...), apcu_fetch(['price', 'fresh']))), ' ';
            var_export(apcu_entry('price', fn() => new Price()));
            PHP));
    }

    #[Test]
    public function objectsThatRefuseAreAMiss(): void
    {
        self::assertSame('false', self::outputOf(<<<'PHP'
            final class Moody
            {
                public static bool $refuses = false;
                public function __serialize(): array { return [1]; }
                public function __unserialize(array $data): void { !self::$refuses || throw new LogicException('not today'); }
            }
            apcu_store('key', new Moody());
            Moody::$refuses = true;
            echo json_encode(apcu_fetch('key'));
            PHP));
    }

    #[Test]
    public function manyProcessesAtOnce(): void
    {
        self::assertSame(str_repeat('fine ', 8), self::outputOf(<<<'PHP'
            $children = [];
            for ($number = 0; $number < 8; ++$number) {
                $child = pcntl_fork();
                if ($child !== 0) {
                    $children[] = $child;
                    continue;
                }
                for ($i = 0; $i < 300; ++$i) {
                    $size = 1 + ($i * 7 + $number) % 50;
                    apcu_store('key', array_fill(0, $size, (new Kiln\Tests\Graph\Model\Node())->add($size)));
                    $found = apcu_fetch('key');
                    // Somebody's value, and a whole one.
                    if (!is_array($found) || $found != array_fill(0, count($found), (new Kiln\Tests\Graph\Model\Node())->add(count($found)))) {
                        exit(1);
                    }
                }
                exit(0);
            }
            foreach ($children as $child) {
                pcntl_waitpid($child, $status);
                echo pcntl_wexitstatus($status) === 0 && pcntl_wifexited($status) ? 'fine ' : 'broken ';
            }
            PHP));
    }

    private static function outputOf(string $code): string
    {
        return Child::run($code, settings: self::SETTINGS, environment: Caches::environmentWith('apcu'));
    }
}
