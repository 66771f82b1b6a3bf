<?php

declare(strict_types=1);

namespace Kiln\Dialect;

use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * Generated code of a dialect: found where it was made before, else made and kept.
 *
 * @internal
 */
final readonly class KeptCode
{
    /**
     * @param string $variant what code depends on besides what it is for
     */
    public function __construct(private CodeLookup $code, private string $variant) {}

    /**
     * @param string                                                           $what differs for different code of the variant
     * @param \Closure(): array{non-empty-list<GeneratedClass>, list<string>} $make the classes, of which the last one answers calls,
     *                                                                              and the files that they depend on
     *
     * @return string the full name of the class that answers calls
     */
    public function find(string $what, \Closure $make): string
    {
        $key = $this->code->key($this->variant, $what);
        $class = $this->code->find($key);
        if ($class === null) {
            [$classes, $files] = $make();
            $class = $this->code->save(new PrintedCode($key, $classes[\count($classes) - 1]->name, $classes, $files));
        }

        return $class;
    }

    /**
     * See {@see CodeLookup::named()}.
     */
    public function named(string $what): ?string
    {
        return $this->code->named($this->code->key($this->variant, $what));
    }
}
