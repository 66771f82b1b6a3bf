<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Model\SharedException;
use Kiln\Tests\Graph\Random\ByHand;
use Kiln\Tests\Graph\Random\Decoders;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What an exception says is there again, whoever reads it.
 */
#[CoversClass(Graph::class)]
final class ExceptionsTest extends TestCase
{
    /**
     * It had the file and the line of the code that made it, which was another in the extension.
     */
    #[Test]
    public function anExceptionOfWhichTheBytesSayNothingHasNoPlace(): void
    {
        $bytes = ByHand::graph(
            1 | 4,
            ByHand::strings(\LogicException::class) . "\1\2\x6F" . pack('V', ClassAnatomy::of(\LogicException::class)->layout()) . "\1\x8F",
        );

        $exception = Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, 'no place')->refusal ?? Graph::decode($bytes, Graph::ALL);

        self::assertInstanceOf(\LogicException::class, $exception);
        self::assertSame(['', 0, [], ''], [$exception->getFile(), $exception->getLine(), $exception->getTrace(), $exception->getMessage()]);
    }

    /**
     * PHP's Exception::__wakeup() removes message and code where they are references, and so did the extension; plain PHP,
     * which cannot bind references there, kept them.
     */
    #[Test]
    public function messageAndCodeThatAreReferencesAreKept(): void
    {
        $message = 'what was wrong';
        $code = 17;
        $bytes = Graph::encode([(new SharedException())->share($message, $code), &$message, &$code]);
        Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, 'shared');

        $value = Graph::decode($bytes, Graph::ALL);

        self::assertIsArray($value);
        self::assertInstanceOf(SharedException::class, $value[0]);
        self::assertSame(['what was wrong', 17], [$value[0]->getMessage(), $value[0]->getCode()]);
        self::assertSame(['what was wrong', 17], [$value[1], $value[2]]);
    }
}
