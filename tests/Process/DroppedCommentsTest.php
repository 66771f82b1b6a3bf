<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Metadata\Written\DroppedComments;
use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;

/**
 * A PHP whose opcache leaves doc comments out.
 */
#[CoversClass(DroppedComments::class)]
#[RequiresPhpExtension('Zend OPcache')]
final class DroppedCommentsTest extends ProcessTestCase
{
    private const PROGRAM = <<<'PHP'
        foreach (array_slice($argv, 2) as $file) {
            require $file;
            try {
                echo Kiln\Serializer::create($argv[1])->serialize((new ReflectionClass(basename($file, '.php')))->newInstanceWithoutConstructor()), "\n";
            } catch (Kiln\Error\InvalidMetadata $error) {
                echo $error->place, ' ', $error->errorCode, "\n";
            }
        }
        PHP;

    private const CLASSES = [
        'ListOfDates' => 'class ListOfDates { public int $a = 1; /** @var list<DateTime> */ public array $list = []; }',
        'Untyped' => 'class Untyped { /** @var int */ public $a = 1; }',
        'Promoted' => 'class Promoted { /** @param list<int> $a */ public function __construct(public array $a = []) {} }',
        'Generic' => '/** @template T */ class Generic { public int $a = 1; }',
        'Virtual' => 'class Virtual { /** @return list<int> */ #[Kiln\Attribute\VirtualProperty] public function list(): array { return [1]; } }',
        'NothingLost' => '/** A class. */ class NothingLost { /** @var int<1, 9> */ public int $a = 1; /** @var array */ public array $b = []; /** @var DateTime|null when */ public ?DateTime $c = null; /** @return list<int> */ public function list(): array { return [1]; } }',
    ];

    #[Test]
    public function aTypeThatIsLostIsToldWhereTheClassIsUsed(): void
    {
        self::assertSame(
            "ListOfDates::\$list dropped_doc_comment\nUntyped::\$a dropped_doc_comment\nPromoted::__construct() dropped_doc_comment\n"
                . "Generic dropped_doc_comment\nVirtual::list() dropped_doc_comment\n{\"a\":1,\"b\":[],\"c\":null}\n",
            $this->linesOf('0'),
        );
    }

    #[Test]
    public function withCommentsNothingIsLost(): void
    {
        self::assertSame("{\"a\":1,\"list\":[]}\n{\"a\":1}\n{}\n{\"a\":1}\n{\"list\":[1]}\n{\"a\":1,\"b\":[],\"c\":null}\n", $this->linesOf('1'));
    }

    private function linesOf(string $keepsComments): string
    {
        $files = [];
        foreach (self::CLASSES as $name => $code) {
            $files[] = $file = "{$this->directory}/{$name}.php";
            self::write($file, "<?php {$code}");
            // opcache keeps no file that may still be written.
            touch($file, time() - 3600);
        }
        $settings = ['opcache.enable' => '1', 'opcache.enable_cli' => '1', 'opcache.file_update_protection' => '0', 'opcache.jit' => '0', 'opcache.save_comments' => $keepsComments];

        return (new Child(self::PROGRAM, ["{$this->directory}/code", ...$files], $settings))->finish();
    }
}
