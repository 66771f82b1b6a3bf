<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

use Kiln\Native\WriteProgram;

/**
 * What programs that write XML as jms/serializer does ask PHP for.
 *
 * @internal
 */
final readonly class XmlWriteHost
{
    /**
     * @param \Closure(class-string, string): ?WriteProgram $programs by class and place
     */
    public function __construct(private \Closure $programs) {}

    /**
     * @param class-string $class
     *
     * @return ?WriteProgram null where generated code must write its objects
     */
    public function program(string $class, string $place): ?WriteProgram
    {
        return ($this->programs)($class, $place);
    }
}
