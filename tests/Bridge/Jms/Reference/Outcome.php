<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Kiln\Tests\Bridge\Jms\Differential\Message;
use Kiln\Tests\Bridge\Jms\PackageDeprecation;

/**
 * What came of a piece of work: the value or the exception, and what PHP complained of meanwhile.
 */
final readonly class Outcome
{
    /**
     * @param list<string> $complaints
     */
    private function __construct(public mixed $value, public ?\Throwable $thrown, private array $complaints, private string $description) {}

    /**
     * @param \Closure(): mixed $work
     */
    public static function of(\Closure $work): self
    {
        $complaints = [];
        set_error_handler(static function (int $level, string $message, string $file) use (&$complaints): bool {
            if ((error_reporting() & $level) !== 0 && !PackageDeprecation::is($level, $message, $file)) {
                $complaints[] = $message;
            }

            return true;
        });
        $level = error_reporting(\E_ALL); // the test runner lowers it, which would pass for "@"
        try {
            $value = $work();

            return new self($value, null, $complaints, Description::of($value));
        } catch (\Throwable $thrown) {
            return new self(null, $thrown, $complaints, '');
        } finally {
            error_reporting($level);
            restore_error_handler();
        }
    }

    /**
     * Two outcomes are the same when their texts are. A call that fails may be made again by the original to have its exception,
     * and then PHP complains again.
     */
    public function text(): string
    {
        return ($this->thrown === null ? 'gave ' . $this->description : self::chain($this->thrown))
            . implode('', array_map(static fn(string $complaint): string => "\nPHP: $complaint", $this->thrown === null ? $this->complaints : array_unique($this->complaints)));
    }

    private static function chain(\Throwable $thrown): string
    {
        $text = 'threw ' . $thrown::class . '(' . $thrown->getCode() . '): ' . Message::of($thrown);

        return $thrown->getPrevious() === null ? $text : $text . "\nbecause it " . self::chain($thrown->getPrevious());
    }
}
