<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Sources;

use JMS\Serializer\Annotation as Jms;

/**
 * @Jms\ExclusionPolicy("all")
 * @Jms\AccessorOrder("custom", custom={"b", "a"})
 */
final class Annotated
{
    /**
     * @Jms\Expose
     * @Jms\Type("int")
     * @Jms\SerializedName("first")
     * @Jms\Groups({"x", "y"})
     */
    public $a = '1';

    /**
     * @Jms\Expose
     * @Jms\Type("array<string>")
     * @Jms\Since("1.0")
     */
    public $b = [1, 2];

    /** @Jms\Type("string") */
    public $hidden = 'hidden';

    /**
     * @Jms\VirtualProperty
     * @Jms\SerializedName("v")
     */
    public function virtual()
    {
        return 'v';
    }
}
